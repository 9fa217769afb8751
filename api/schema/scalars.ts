import { GraphQLError } from "graphql";
import { readInstant } from "#rules/time/time.ts";
import { builder } from "./builder.ts";

const refuse = (type: string) => {
  throw new GraphQLError(`Not a ${type}`, { extensions: { code: "E004", http: { status: 400 } } });
};

/** A calendar date, YYYY-MM-DD. */
builder.scalarType("Date", {
  serialize: (value) => value,
  parseValue: (value) => {
    const isDate = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
    const read = isDate ? new Date(`${value}T00:00:00Z`) : undefined;
    return read && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value as string)
      ? (value as string)
      : refuse("date");
  },
});

/** An instant, ISO 8601 with an offset. */
builder.scalarType("DateTime", {
  serialize: (value) => value.toISOString() as never,
  parseValue: (value) => {
    const namesItsZone = typeof value === "string" && /(Z|[+-]\d\d:\d\d)$/.test(value);
    return (namesItsZone ? readInstant(value) : null) ?? refuse("date and time");
  },
});

/** A file that comes with the request, as the GraphQL multipart request specification sends it. */
builder.scalarType("Upload", {
  serialize: () => refuse("value to answer"),
  parseValue: (value) => (value instanceof File ? value : refuse("file")),
});

/** A whole number within ±(2^53 − 1): amounts of money outgrow 32 bits. */
builder.scalarType("SafeInt", {
  serialize: (value) => value,
  parseValue: (value) => (Number.isSafeInteger(value) ? (value as number) : refuse("safe integer")),
});
