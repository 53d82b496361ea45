/** Properties that only mirror an attribute. */

import { isOn } from "./attributes.ts";

const TEXTS = {
  theme: "theme",
  scheme: "scheme",
  pieceSet: "piece-set",
  notation: "notation",
  labels: "labels",
  firstName: "first-name",
  secondName: "second-name",
} as const;
/** Switches, and what they are when nothing is said. */
const SWITCHES = {
  viewOnly: ["view-only", false],
  chess960: ["chess960", false],
  sound: ["sound", false],
  animation: ["animation", true],
  coordinates: ["coordinates", true],
  premoves: ["premoves", false],
  drawable: ["drawable", false],
  controlled: ["controlled", false],
  editable: ["editable", false],
  faceToFace: ["face-to-face", false],
} as const;

/** Those that may be set before the element is defined. */
export const MIRRORS: readonly string[] = [...Object.keys(TEXTS), ...Object.keys(SWITCHES)];

export function mirrorAttributes(prototype: HTMLElement): void {
  const add = (property: string, get: (this: HTMLElement) => unknown, set: (this: HTMLElement, value: unknown) => void): void => {
    Object.defineProperty(prototype, property, { get, set, configurable: true, enumerable: true });
  };
  for (const [property, attribute] of Object.entries(TEXTS)) {
    add(
      property,
      function () {
        return this.getAttribute(attribute) ?? "";
      },
      function (value) {
        this.setAttribute(attribute, String(value));
      },
    );
  }
  for (const [property, [attribute, absent]] of Object.entries(SWITCHES)) {
    add(
      property,
      function () {
        return isOn(this.getAttribute(attribute), absent);
      },
      function (value) {
        this.setAttribute(attribute, value ? "" : "off");
      },
    );
  }
}
