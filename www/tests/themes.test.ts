import { describe, expect, test } from "vitest";
import { THEMES, paletteOf, recolored } from "../../src/js/board/themes.ts";
import type { Palette } from "../../src/js/board/themes.ts";

type Rgb = readonly [number, number, number];

function rgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`${color} is not #rrggbb`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** White with an opacity over a ground. */
function under(halo: string, ground: Rgb): Rgb {
  const opacity = Number(/([\d.]+)\)$/.exec(halo)?.[1]);
  return ground.map((channel) => 255 * opacity + channel * (1 - opacity)) as unknown as Rgb;
}

/** AA: text needs 4.5 to 1, a sign 3 to 1. */
const TEXT = 4.5;
const SIGN = 3;

test("contrast is measured as WCAG does", () => {
  expect(contrast(rgb("#000000"), rgb("#ffffff"))).toBeCloseTo(21, 5);
  expect(contrast(rgb("#777777"), rgb("#ffffff"))).toBeCloseTo(4.48, 2);
});

const all = THEMES.flatMap((theme) =>
  (["xiangqi", "chess"] as const).flatMap((kind) =>
    (["light", "dark"] as const).map((scheme) => ({ theme, kind, scheme, palette: paletteOf(theme, kind, scheme) })),
  ),
);

describe.each(all)("$theme, $kind, $scheme", ({ kind, palette }) => {
  const grounds = kind === "chess" ? [palette.ground, palette.ink] : [palette.ground];

  test("coordinates can be read where they stand", () => {
    expect(contrast(rgb(palette.label), rgb(palette.ground))).toBeGreaterThanOrEqual(TEXT);
    if (kind === "chess") expect(contrast(rgb(palette.labelOnInk), rgb(palette.ink))).toBeGreaterThanOrEqual(TEXT);
  });

  test("the lines of a board of points are seen", () => {
    const least = kind === "chess" ? 1.3 : SIGN;
    expect(contrast(rgb(palette.ink), rgb(palette.ground))).toBeGreaterThanOrEqual(least);
  });

  test("what is written on a piece is read on the whole of it", () => {
    for (const { body, shade, line } of [palette.first, palette.second]) {
      expect(contrast(rgb(line), rgb(body))).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(rgb(line), rgb(shade))).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test("every mark is seen on its halo, whatever lies below", () => {
    const { halo, ...marks } = palette.mark;
    for (const ground of grounds) {
      for (const [name, color] of Object.entries(marks)) {
        expect(contrast(rgb(color), under(halo, rgb(ground))), name).toBeGreaterThanOrEqual(SIGN);
      }
    }
  });
});

test("the two sides of chess differ by more than their outline", () => {
  for (const { kind, palette } of all) {
    if (kind === "chess") expect(contrast(rgb(palette.first.body), rgb(palette.second.body))).toBeGreaterThan(TEXT);
  }
});

describe("a palette with colours of the page's own", () => {
  const palette = paletteOf("wood", "chess", "light");

  test("takes those that are named, by their path", () => {
    const given: Readonly<Record<string, string>> = { ground: "red", "label-on-ink": " blue ", "first-body": "lime", "mark-last": "black" };
    const changed: Palette = recolored(palette, (name) => given[name] ?? "");
    expect(changed).toEqual({
      ...palette,
      ground: "red",
      labelOnInk: "blue",
      first: { ...palette.first, body: "lime" },
      mark: { ...palette.mark, last: "black" },
    });
  });

  test("is the same when none is", () => {
    expect(recolored(palette, () => "")).toBe(palette);
  });
});
