/** The greatest number of the database's ids; the API takes no other either. */
const MOST = 2_147_483_647;

/** Reads the values a query parameter was given; undefined where they do not fit. */
export type QueryReader<T> = (values: string[]) => T | undefined;

const single =
  <T>(read: (value: string) => T | undefined): QueryReader<T> =>
  (values) =>
    values.length === 1 ? read(values[0]!) : undefined;

export const text: QueryReader<string> = single((value) => value);
export const integer: QueryReader<number> = single((value) =>
  /^-?\d+$/.test(value) && Math.abs(Number(value)) <= MOST ? Number(value) : undefined,
);
/** True for `1`, `true` and the empty string; false for `0` and `false`. */
export const boolean: QueryReader<boolean> = single((value) =>
  ["1", "true", ""].includes(value) ? true : ["0", "false"].includes(value) ? false : undefined,
);
/** A switch that is there as `1` or not at all. */
export const one: QueryReader<1> = single((value) => (value === "1" ? 1 : undefined));
export const oneOf = <T extends string>(...choices: readonly T[]): QueryReader<T> =>
  single((value) => (choices.includes(value as T) ? (value as T) : undefined));
/** A field of a filter: left empty it is sent all the same, and chooses nothing. */
export const choice =
  <T>(of: QueryReader<T>): QueryReader<T | null> =>
  (values) =>
    values.length === 1 && values[0] === "" ? null : of(values);
/** One value or many; it fits only when each of them does. */
export const list =
  <T>(of: QueryReader<T>): QueryReader<T[]> =>
  (values) => {
    const read = values.map((value) => of([value]));
    return read.every((value) => value !== undefined) ? (read as T[]) : undefined;
  };

export type QueryShape = Record<string, QueryReader<unknown>>;
export type Query<S extends QueryShape> = { [K in keyof S]?: S[K] extends QueryReader<infer T> ? T : never };

/**
 * Reads the known parameters of a query; `dropped` names those whose values do not fit. Unknown ones are left alone.
 */
export function readQuery<S extends QueryShape>(
  shape: S,
  query: URLSearchParams,
): { values: Query<S>; dropped: string[] } {
  const values: Query<S> = {};
  const dropped: string[] = [];
  for (const name of Object.keys(shape) as (keyof S & string)[]) {
    if (!query.has(name)) continue;
    const read = shape[name]!(query.getAll(name));
    if (read === undefined) dropped.push(name);
    else values[name] = read as Query<S>[typeof name];
  }
  return { values, dropped };
}
