/** Who is to move, check, the result; and below, in a live region, what just happened or why it did not. */

import { noticeText, statusText } from '../words.ts';
import { make, setText } from './dom.ts';
import type { Panel } from './panel.ts';

export function mountStatus(host: HTMLElement): Panel {
  const document = host.ownerDocument;
  const turn = make(document, 'span', { className: 'turn-mark' });
  turn.setAttribute('aria-hidden', 'true');
  const text = make(document, 'strong', { className: 'status-text' });
  const notice = make(document, 'p', { className: 'notice' });
  notice.setAttribute('role', 'status');
  notice.setAttribute('aria-live', 'polite');
  host.append(make(document, 'p', { className: 'status-line' }, turn, text), notice);
  let told = -1;
  let words = '';

  return (state, messages) => {
    const { snapshot } = state;
    turn.dataset['color'] = snapshot.turn;
    host.dataset['state'] = snapshot.ending !== null ? 'over' : snapshot.checked !== null ? 'check' : 'playing';
    if (snapshot.ending === null) delete host.dataset['result'];
    else host.dataset['result'] = snapshot.ending.result;
    setText(text, statusText(messages, snapshot));

    const next = noticeText(messages, state);
    notice.dataset['notice'] = state.notice.type;
    if (state.notice.type === 'refused') notice.dataset['code'] = state.notice.refusal.code;
    else delete notice.dataset['code'];
    if (told === state.notices && words === next) return;
    told = state.notices;
    words = next;
    // A fresh node is announced also when it says the same as the one before.
    notice.replaceChildren(make(document, 'span', {}, next));
  };
}
