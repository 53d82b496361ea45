/** Sounds made by code. One audio context for the page, made when the first sound is due: browsers want a gesture before. */

import type { Cue } from "./api.ts";

export type { Cue };

interface Tone {
  /** Seconds from the start of the sound. */
  readonly at: number;
  readonly shape: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly loudness: number;
}

/** A knock on wood: a tone that falls fast. */
const knock = (at: number, from: number, loudness: number): Tone => ({ at, shape: "triangle", from, to: from / 3, length: 0.09, loudness });
const bell = (at: number, pitch: number, length = 0.35): Tone => ({ at, shape: "sine", from: pitch, to: pitch, length, loudness: 0.16 });

const SOUNDS: Readonly<Record<Cue, readonly Tone[]>> = {
  move: [knock(0, 420, 0.4)],
  capture: [knock(0, 300, 0.5), knock(0.05, 520, 0.3)],
  check: [knock(0, 420, 0.35), bell(0.04, 784), bell(0.14, 988)],
  end: [knock(0, 420, 0.35), bell(0.05, 523, 0.5), bell(0.17, 659, 0.5), bell(0.29, 784, 0.8)],
  low: [bell(0, 880, 0.18), bell(0.22, 880, 0.18)],
  illegal: [{ at: 0, shape: "square", from: 150, to: 110, length: 0.16, loudness: 0.06 }],
};

let shared: AudioContext | null = null;

/** Plays a sound; silent where the browser has none, or does not want any yet. */
export function playCue(window: Window & typeof globalThis, cue: Cue): void {
  if (typeof window.AudioContext !== "function" || window.navigator.userActivation?.hasBeenActive === false) return;
  try {
    shared ??= new window.AudioContext();
    const audio = shared;
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    for (const tone of SOUNDS[cue]) sound(audio, tone);
  } catch {
    // No device, or too many contexts: a game is played without sounds too.
  }
}

function sound(audio: AudioContext, { at, shape, from, to, length, loudness }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
