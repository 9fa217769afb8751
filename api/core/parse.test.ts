import { expect, test } from "vitest";
import { z } from "zod";
import { NewPasswordForm } from "#rules/inputs/accounts/account.ts";
import { text } from "#rules/inputs/text.ts";
import { parse } from "./parse.ts";

const faultsOf = (schema: z.ZodType, input: unknown) => {
  try {
    parse(schema, input);
  } catch (thrown) {
    return (thrown as { details: { fields: unknown } }).details.fields;
  }
};

test("each fault of an input names its field and its error", () => {
  const schema = z.object({ name: text(5), address: z.object({ town: text() }) });
  expect(faultsOf(schema, { name: "too long", address: { town: "a\u0000b" } })).toEqual([
    { path: ["name"], error: "tooLong" },
    { path: ["address", "town"], error: "characterInvalid" },
  ]);
});

test("a fault without a name in the registry is still reported at its field", () => {
  expect(faultsOf(z.object({ count: z.number() }), { count: "many" })).toEqual([
    { path: ["count"], error: "valueInvalid" },
  ]);
});

test("two passwords that differ are reported at the second", () => {
  expect(faultsOf(NewPasswordForm, { password: "first password", passwordAgain: "second password" })).toEqual([
    { path: ["passwordAgain"], error: "passwordMismatch" },
  ]);
});
