import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
} from "graphql";
import { schema } from "#api/schema/index.ts";
import { known, samples, type Who } from "#tests/kit/operation-samples.ts";
import { dates, numbers, stranger, texts, tooMany } from "./values.ts";

type Variables = Record<string, unknown>;
/** A position in the variables of an operation, and the value to put there. */
type Place = { path: string[]; values: unknown[] };
export type Operation = {
  name: string;
  field: string;
  document: string;
  places: Place[];
  variables: (who: string) => Variables;
};

/** Input types whose fields are covered already. */
const walked = new Set<string>();
/** Types of which a place was given what GraphQL refuses itself: that shows the same at each other place. */
const refused = new Set<string>();

/** Every operation with arguments, as a document whose arguments are all variables, filled from its sample. */
export const operations: Operation[] = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {})
    .filter(({ args }) => args.length > 0)
    .map((field) => ({
      name: `${root!.name}.${field.name}`,
      field: field.name,
      document: documentOf(root!.name.toLowerCase(), field),
      places: field.args.flatMap(({ name, type }) => placesOf([name], type)),
      variables: (who) => argumentsOf(samples[`${root!.name}.${field.name}`]!.call(known, who as Who)),
    })),
);

function documentOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args
    .map((arg) => `$${arg.name}: ${arg.defaultValue === undefined ? arg.type : getNullableType(arg.type)}`)
    .join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  return `${kind} (${declared}) { ${name}(${given}) ${everythingOf(type, 3)} }`;
}

/** All there is to read, so many objects deep. */
function everythingOf(given: GraphQLOutputType, depth: number): string {
  const type = getNamedType(given);
  if (!isObjectType(type) && !isInterfaceType(type)) return "";
  const fields = Object.values(type.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) || (depth > 1 && !isListType(getNullableType(field.type))),
  );
  return `{ __typename ${fields.map((field) => `${field.name} ${everythingOf(field.type, depth - 1)}`).join(" ")} }`;
}

function refusedOnce(given: GraphQLInputType, values: unknown[]): unknown[] {
  if (refused.has(String(given))) return [];
  refused.add(String(given));
  return values;
}

/** Every value is tried in each field of an input type once; where the type occurs again, only the worst. */
function placesOf(path: string[], given: GraphQLInputType, again = false): Place[] {
  const type = getNullableType(given);
  if (isListType(type))
    return [{ path, values: again ? [null] : [null, tooMany] }, ...placesOf([...path, "0"], type.ofType, again)];
  if (isInputObjectType(type)) {
    const known = again || walked.has(type.name);
    walked.add(type.name);
    return [
      { path, values: [null, stranger] },
      ...Object.values(type.getFields()).flatMap((field) => placesOf([...path, field.name], field.type, known)),
    ];
  }
  if (again) return [{ path, values: ["a\u0000b", 2 ** 31] }];
  if (type.name === "String") return [{ path, values: [...texts, null] }];
  if (type.name === "Date" || type.name === "DateTime") return [{ path, values: [...dates, null] }];
  const nothing = isNonNullType(given) ? refusedOnce(given, [null]) : [null];
  if (isEnumType(type) || type.name === "Boolean")
    return [{ path, values: [...refusedOnce(type, ["NaN"]), ...nothing] }];
  if (type.name !== "Int") return [{ path, values: [...numbers, "NaN", null] }];
  const whole = numbers.filter((value) => Math.trunc(value) === value && value < 2 ** 31);
  return [{ path, values: [...whole, ...refusedOnce(type, [1.5, 2 ** 53, "NaN"]), ...nothing] }];
}

/** The arguments of a sample call. */
function argumentsOf(call: string): Variables {
  const [operation] = parse(`{ ${call} }`).definitions as OperationDefinitionNode[];
  const [field] = operation!.selectionSet.selections as FieldNode[];
  return Object.fromEntries(
    (field!.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
  );
}

/** Fields needed next to a value for it to be validated. */
const besides: Record<string, object> = { allDay: { from: "2026-03-20", to: "2026-03-20" } };

/** The variables with a value at a position. */
export function put(variables: Variables, path: string[], value: unknown): Variables {
  let at = variables;
  for (const [depth, name] of path.slice(0, -1).entries())
    at = (at[name] ??= path[depth + 1] === "0" ? [] : { ...besides[name] }) as Variables;
  at[path.at(-1)!] = value;
  return variables;
}
