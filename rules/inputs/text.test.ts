import { expect, test } from "vitest";
import type { z } from "zod";
import { centerName, degree, email, longText, name, optionalText, personName, text } from "./text.ts";

const read = (input: z.ZodType, value: unknown) => {
  const result = input.safeParse(value);
  return result.success ? result.data : result.error.issues.map(({ message }) => message).join();
};

test("a name of nothing to be seen is missing, and one without a letter is none", () => {
  for (const nothing of ["\u200b", "\u202e\u202e", "\u3164", " \u2800\n"])
    for (const input of [personName(), name(), centerName(), text()]) expect(read(input, nothing)).toBe("required");
  expect(read(optionalText(), "\u200b")).toBeNull();
  expect([
    read(personName(), "."),
    read(personName(), "12"),
    read(name(), "–"),
    read(name(), "2"),
    read(personName(), "Ó"),
  ]).toEqual(["nameUnreadable", "nameUnreadable", "nameUnreadable", "2", "Ó"]);
});

test("a name is stored on one line without invisible characters, a long text with its lines", () => {
  expect(read(personName(), " Ja\u200bn\n\u202eKarel ")).toBe("Jan Karel");
  expect(read(longText(100), "a\u202eb\r\nc")).toBe("ab\nc");
});

test("names lead nowhere", () => {
  for (const input of [personName(), degree(), centerName()])
    expect(read(input, "Jděte na www.evil.example")).toBe("nameWithAddress");
  expect([
    read(personName(), "evil.example"),
    read(degree(), "evil.example"),
    read(centerName(), "Alza.cz a.s."),
  ]).toEqual(["nameWithAddress", "nameWithAddress", "Alza.cz a.s."]);
});

test("an e-mail address that no mail server takes is none", () => {
  const good = ["a.b+c@x-y.cz", "o'hara@mail.example.co", "petr@žluťoučký.cz", `${"a".repeat(64)}@x.cz`];
  expect(good.map((address) => read(email(), address))).toEqual(good);
  const bad = [
    "a..b@x.cz",
    ".a@x.cz",
    "a.@x.cz",
    "a@-x.cz",
    "a@x-.cz",
    "a@x..cz",
    "a@.x.cz",
    "a@x.c",
    "a@x",
    `a@${"x".repeat(64)}.cz`,
    `${"a".repeat(65)}@x.cz`,
  ];
  for (const address of bad) expect([address, read(email(), address)]).toEqual([address, "emailInvalid"]);
});

test("a text has one fault at a time", () => {
  expect([read(personName(), "9".repeat(300)), read(personName(), "1\u0000"), read(name(), "\u0085\u0090")]).toEqual([
    "tooLong",
    "characterInvalid",
    "characterInvalid",
  ]);
});
