import { getNullableType, isEnumType, isInputObjectType, isListType, type GraphQLInputType } from "graphql";
import { emails, ids, uuids } from "#tests/cast/people.ts";
import { schema } from "#api/schema/index.ts";
import { bends, of, type Bend, type Change } from "./bends.ts";
import { put } from "./operations.ts";
import { dates, numbers } from "./values.ts";

type Spot = { path: string[]; type: GraphQLInputType };

/** Every position in the arguments of an operation, down to a depth of lists and objects. */
export function spotsOf(operation: string): Spot[] {
  const [root, name] = operation.split(".") as [string, string];
  const { args } = (root === "Query" ? schema.getQueryType() : schema.getMutationType())!.getFields()[name]!;
  return args.flatMap(({ name, type }) => within([name], type));
}

function within(path: string[], given: GraphQLInputType): Spot[] {
  const type = getNullableType(given);
  if (path.length > 8) return [];
  if (isListType(type))
    return [
      { path, type: given },
      ...within([...path, "0"], type.ofType),
      ...(isInputObjectType(getNullableType(type.ofType)) ? within([...path, "1"], type.ofType) : []),
    ];
  if (isInputObjectType(type))
    return [
      { path, type: given },
      ...Object.values(type.getFields()).flatMap((field) => within([...path, field.name], field.type)),
    ];
  return [{ path, type: given }];
}

const days = [
  "2026-03-16",
  "2026-03-20",
  "2026-03-29",
  "2026-10-25",
  "2024-02-29",
  "2026-02-30",
  "1. 3. 2026",
  "2036-01-01",
  "1900-01-01",
  ...dates,
];
const moments = [
  "2026-03-16T09:00:00Z",
  "2026-03-20T08:00:00+01:00",
  "2026-03-29T01:30:00Z",
  "2026-10-25T00:30:00Z",
  "2026-12-31T23:59:59.999Z",
  "2026-03-16",
  ...dates,
];
const rows = [1, 2, 3, 4, 5, 6, 100, 101, 901, 902, 911, 999_000, ids.patients.foreign, ids.events.foreignEvent];
const words = [
  "Nová",
  "8:30",
  "12:00",
  "1. 2. 1980",
  "601 000 200",
  "CZ",
  "SK",
  "111",
  emails.admin,
  "nova@lipa.example",
  "8556230419",
  "7103192745",
  "37381",
  "M54.5",
  "/kartoteka",
  ...Object.values(uuids),
];

/** A sensible value of a type. */
function meantFor(given: GraphQLInputType, pick: number, depth = 0): unknown {
  const type = getNullableType(given);
  if (isListType(type))
    return Array.from({ length: pick % 4 }, (_, n) => meantFor(type.ofType, pick + 7 * n, depth + 1));
  if (isInputObjectType(type))
    return depth > 4
      ? {}
      : Object.fromEntries(
          Object.values(type.getFields()).flatMap(({ name, type }, n) =>
            String(type).endsWith("!") || (pick >> (n % 12)) % 2
              ? [[name, meantFor(type, pick + 13 * n, depth + 1)]]
              : [],
          ),
        );
  if (isEnumType(type)) return of(type.getValues(), pick).name;
  if (type.name === "Boolean") return pick % 2 === 0;
  if (type.name === "Int" || type.name === "Float") return of(rows, pick);
  return of(type.name === "Date" ? days : type.name === "DateTime" ? moments : words, pick);
}

/** Mutations of a position, besides those of a text. */
const turns = {
  meantValue: (_value, { pick }, type) => meantFor(type, pick),
  nothing: () => null,
  strange: () => JSON.parse('{"__proto__":{"version":1}}'),
  number: (_value, { pick }) => of([...numbers, -(2 ** 31), 2 ** 31, 1e308, -0, 1e-9], pick),
  listed: (value) => [value],
  several: (value, { pick }, type) =>
    Array.isArray(value) ? [...value, ...value, meantFor(type, pick)].flat() : value,
  many: (value, { pick }) => (Array.isArray(value) ? Array(of([20, 101, 999, 1001], pick)).fill(value[0] ?? 1) : value),
  truth: (_value, { pick }) => of([true, false, "true", 0, 1], pick),
  other: (_value, { pick }) => of<unknown>([{}, [], [[]], "", " ", 0, { input: {} }], pick),
} satisfies Record<string, (value: unknown, change: Change<string>, type: GraphQLInputType) => unknown>;
export type Turn = Bend | keyof typeof turns;
export const turnNames = [
  ...Object.keys(bends),
  ...Object.keys(turns),
  "meantValue",
  "meantValue",
  "meantValue",
] as Turn[];

/** Variables with mutations at some of their positions. */
export function turned(
  variables: Record<string, unknown>,
  spots: Spot[],
  list: Change<Turn>[],
): Record<string, unknown> {
  for (const change of list) {
    const { path, type } = of(spots, change.at);
    const value = path.reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | null | undefined)?.[name],
      variables,
    );
    const next =
      change.how in turns
        ? turns[change.how as keyof typeof turns](value, change, type)
        : bends[change.how as Bend](typeof value === "object" ? "" : String(value ?? ""), change.pick, change.text);
    if (path.slice(0, -1).every((_, depth) => reaches(variables, path.slice(0, depth + 1)))) put(variables, path, next);
  }
  return variables;
}

/** True if something can be put below: it is empty, an object or a list. */
function reaches(variables: Record<string, unknown>, path: string[]): boolean {
  const value = path.reduce<unknown>(
    (at, name) => (at as Record<string, unknown> | null | undefined)?.[name],
    variables,
  );
  return value === undefined || value === null || typeof value === "object";
}
