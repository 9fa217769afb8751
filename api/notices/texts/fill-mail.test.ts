import { expect, test } from "vitest";
import { fillMail } from "./fill-mail.ts";

const text = { subject: "Upomínka", message: "Na #ucet# pošlete #castka#, zlo.example, #odkaz#" };
const values = { ucet: "19-2000145399/0800", castka: "1 250 Kč", odkaz: "https://motus.example/r/1" };

test("a mail without links keeps the product's own and an account number to copy", () => {
  const { body } = fillMail(text, values, { links: false });
  expect(body).toContain("19-2000145399/0800");
  expect(body).toContain("https://motus.example/r/1");
  expect(body).not.toContain("zlo.example");
});
