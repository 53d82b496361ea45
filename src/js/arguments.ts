// Whatever a caller passes is read here, once: getters and proxies run before anything is decided, and what they throw is
// reported as an unreadable argument. Inherited properties are ignored: a polluted prototype must not choose the rules.
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
 * Copies an object's own fields.
 *
 * @param names all that are allowed: a misspelt field must not silently mean another game
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
 * Copies an array; `undefined` for another value. Goes by index: `map` would skip holes, and a caller's iterator may
 * never end.
 *
 * @param most the most items copied: a longer array yields one more than these
 */
export function itemsOf(value: unknown, argument: string, most: number): unknown[] | undefined {
  return reading(argument, () => {
    if (!Array.isArray(value)) return undefined;
    const items: unknown[] = [];
    for (let i = 0, end = Math.min(value.length, most + 1); i < end; i++) items.push(value[i]);
    return items;
  });
}
