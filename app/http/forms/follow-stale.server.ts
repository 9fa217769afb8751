import { data } from "@remix-run/node";
import type { submitForm } from "./submit-form.server.ts";

type Answer = Awaited<ReturnType<typeof submitForm<never>>>;

/** The fields of a form by name (`address.psc`), each as text; boxes of one name as a list. */
type Values = Record<string, string | string[]>;
/** The fields of a record as its form shows them, and the version they are of. */
export type Shown<Values extends object = object> = { shown: Values; version: number | string };
export type Difference = { name: string; mine: string; theirs: string };

/**
 * Answers a stale submit on top of the version that another user saved: the page gets their values (`theirs`) and the
 * fields that differ, and the next submit is based on their version. A form whose field `was` holds its initial values
 * (`basisOf`) shows their value where it was not touched; other typed values stay.
 */
export async function followStale(answer: Answer, read: () => Promise<Shown>): Promise<Answer> {
  if (answer instanceof Response || !answer.data.stale) return answer;
  const { shown: theirs, version } = await read();
  const { result, ...refusal } = answer.data;
  const sent = flat(result.initialValue ?? {});
  const now = flat(theirs);
  const was = sent.was === undefined ? null : readBasis(sent.was);
  // A field that only the basis has was emptied since.
  const names = Object.keys({ ...now, ...was });
  const differences = names
    .filter((name) => !same(sent[name], now[name]))
    .map((name): Difference => ({ name, mine: String(sent[name] ?? ""), theirs: String(now[name] ?? "") }));
  const merged = was && {
    ...withFields(
      result.initialValue ?? {},
      names.map((name) => [name, (same(sent[name], was[name]) ? now[name] : sent[name]) ?? ""]),
    ),
    was: basisOf(theirs),
  };
  const initialValue = { ...result.initialValue, ...merged, version: String(version) };
  return data(
    {
      ...refusal,
      result: { ...result, initialValue },
      details: { differences, version, theirs: { ...theirs, version } },
    },
    answer.init ?? {},
  );
}

/** The initial values of a form, for its field `was`. */
export const basisOf = (values: object): string => JSON.stringify(flat(values));

function readBasis(text: Values[string]): Values {
  try {
    return flat(Object(JSON.parse(String(text))));
  } catch {
    return {};
  }
}

const same = (one: Values[string] | undefined, other: Values[string] | undefined) => squeezed(one) === squeezed(other);
const squeezed = (value: Values[string] = "") => [value].flat().sort().join().replace(/\s+/g, " ").trim();

/** `{ address: { psc } }` as `address.psc`, rows as `items[0].price`; other values than texts are left out. */
const flat = (values: object, within = ""): Values =>
  Object.assign(
    {},
    ...Object.entries(values).map(([name, value]) => {
      if (Array.isArray(value) && value.some((row) => row && typeof row === "object"))
        return Object.assign({}, ...value.map((row, at) => flat(row ?? {}, `${within}${name}[${at}].`)));
      if (typeof value === "string" || Array.isArray(value)) return { [within + name]: value };
      return value && typeof value === "object" ? flat(value, `${within}${name}.`) : {};
    }),
  );

/** A form with the values of some of its fields, by name; the rest of a row stays. */
function withFields(form: object, fields: [name: string, value: Values[string]][]): Record<string, unknown> {
  const result: Record<string, unknown> = { ...form };
  for (const [name, value] of fields) {
    const [first = "", second] = name.split(".");
    result[first] = second === undefined ? value : { ...Object(result[first]), [second]: value };
  }
  return result;
}
