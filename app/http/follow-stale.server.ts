import type { Refusal } from "./submit-form.server.ts";

/** The fields of a form by name (`address.psc`), each as text; boxes of one name as a list. */
type Values = Record<string, string | string[]>;
export type Difference = { name: string; mine: string; theirs: string };

/**
 * Goes on from what somebody else saved meanwhile. A form that can be followed carries in its field `was` what it was
 * first filled with (`basisOf`), so what was not touched now shows their value, and what was touched stays as typed. The
 * page is told of every field that differs; sent again, the form is based on their version.
 */
export function followStale(refusal: Refusal, theirs: object, version: number): Refusal {
  const sent = flat(refusal.result.initialValue ?? {});
  const now = flat(theirs);
  const was = readBasis(sent.was);
  const names = Object.keys(now);
  const merged = Object.fromEntries(names.map((name) => [name, (same(sent[name], was[name]) ? now[name] : sent[name]) ?? ""]));
  const differences = names
    .filter((name) => !same(sent[name], now[name]))
    .map((name): Difference => ({ name, mine: String(sent[name] ?? ""), theirs: String(now[name] ?? "") }));
  const initialValue = { ...refusal.result.initialValue, ...nested(merged), was: basisOf(theirs), version: String(version) };
  return { ...refusal, result: { ...refusal.result, initialValue }, details: { differences, version } };
}

/** What a form was filled with, as its field `was` carries it. */
export const basisOf = (values: object): string => JSON.stringify(flat(values));

function readBasis(text: Values[string] = "{}"): Values {
  try {
    return flat(Object(JSON.parse(String(text))));
  } catch {
    return {};
  }
}

const same = (one: Values[string] | undefined, other: Values[string] | undefined) => squeezed(one) === squeezed(other);
const squeezed = (value: Values[string] = "") => [value].flat().sort().join().replace(/\s+/g, " ").trim();

/** `{ address: { psc } }` as `{ "address.psc" }`; what is no text is left out. */
const flat = (values: object, within = ""): Values =>
  Object.assign(
    {},
    ...Object.entries(values).map(([name, value]) =>
      typeof value === "string" || Array.isArray(value) ? { [within + name]: value } : value && typeof value === "object" ? flat(value, `${within}${name}.`) : {},
    ),
  );

function nested(values: Values): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [first = "", second] = name.split(".");
    result[first] = second === undefined ? value : { ...(result[first] as object | undefined), [second]: value };
  }
  return result;
}
