// Whatever a caller gives is read here, once: its getters and proxies run before anything is decided, and what they throw
// is told as an argument that cannot be read. What an object inherits is not said by it: a polluted prototype must not
// choose the rules.
import { invalidArgument } from "./errors.js";

/** Runs code that may be the caller's. */
export function reading<T>(argument: string, job: () => T): T {
  try {
    return job();
  } catch {
    throw invalidArgument(argument, "an object that can be read");
  }
}

/**
 * A copy of an object's own fields.
 *
 * @param names all there may be: a misspelt field must not mean another game than was asked for
 */
export function fieldsOf(value: unknown, argument: string, names?: readonly string[], expected = "an object"): Record<string, unknown> {
  const isObject = typeof value === "object" && value !== null && !reading(argument, () => Array.isArray(value));
  if (!isObject) throw invalidArgument(argument, expected);
  const fields = reading(argument, () => Object.assign(Object.create(null), value) as Record<string, unknown>);
  if (names !== undefined && Object.keys(fields).some((name) => !names.includes(name))) {
    throw invalidArgument(argument, `no more than ${names.join(", ")}`);
  }
  return fields;
}

/**
 * A copy of an array; nothing for another value. It goes by index: `map` would skip holes, and an iterator of the caller's
 * need never end.
 *
 * @param most items that are taken: a longer array comes as one more than these
 */
export function itemsOf(value: unknown, argument: string, most: number): unknown[] | undefined {
  return reading(argument, () => {
    if (!Array.isArray(value)) return undefined;
    const items: unknown[] = [];
    for (let i = 0, end = Math.min(value.length, most + 1); i < end; i++) items.push(value[i]);
    return items;
  });
}
