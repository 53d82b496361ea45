/** Errors of the rules package as plain facts. Part of the page's engine. */

import { RulesError } from "trongtai";
import type { Failure } from "../model.ts";
import type { Color, GameKind } from "../games.ts";

/** Reads the facts out of an error of the package; anything else is a bug of the page and is thrown on. */
export function failureOf(error: unknown, kind: GameKind): Failure {
  if (!(error instanceof RulesError)) throw error;
  const detail: Record<string, unknown> = isRecord(error.detail) ? error.detail : {};
  const { field, offset } = detail;
  const place = typeof field === "string" && typeof offset === "number" ? { field, offset } : null;
  const listed = Array.isArray(detail["faults"]) ? detail["faults"].filter(isRecord) : [];
  const faults = listed.map((fault) => ({
    code: String(fault["code"]),
    color: isColor(fault["color"]) ? fault["color"] : null,
    squares: Array.isArray(fault["squares"]) ? fault["squares"].map(String) : [],
  }));
  return { code: error.code, kind, place, faults };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isColor(value: unknown): value is Color {
  return value === "red" || value === "white" || value === "black";
}
