import { expect, test } from "vitest";
import { invoiceContents } from "#tests/kit/invoices/invoice-contents.ts";
import { invoiceMailText } from "./mail-text.ts";

const { creditNote } = invoiceContents;

test("the mail with a credit note names it as the law does, with its invoice, and asks for nothing", () => {
  const { subject, body } = invoiceMailText("cs", creditNote);
  expect(subject).toMatch(/^Opravný daňový doklad OD2026-00003: „/);
  expect(body).toMatch(
    /^Dobrý den,\n\nv příloze je opravný daňový doklad OD2026-00003 k dokladu FV2026-00042 od „.*“\.\n\nMotus\n$/,
  );
  const plain = invoiceMailText("sk", { ...creditNote, issuer: { ...creditNote.issuer, vatPayer: false } });
  expect(plain.subject).toMatch(/^Dobropis OD2026-00003: „/);
});
