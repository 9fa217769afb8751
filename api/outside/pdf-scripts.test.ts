import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { hasPdfScripts } from "./pdf-scripts.ts";

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), ...objects.map((one) => Buffer.from(one)), Buffer.from("\n%%EOF")]);
const packed = (text: string) =>
  Buffer.concat([
    Buffer.from("7 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n"),
    deflateSync(text),
    Buffer.from("\nendstream endobj"),
  ]);

test("scripts and actions that start programs are found, however they are written", () => {
  for (const object of [
    "<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>",
    "<< /OpenAction << /S /J#61va#53cript /JS (x) >> >>",
    "<< /AA << /O << /S/Launch/F(calc.exe) >> >> >>",
    packed("<< /S /JavaScript >>"),
  ])
    expect([String(object).slice(0, 60), hasPdfScripts(pdf(object))]).toEqual([String(object).slice(0, 60), true]);
});

test("a document that opens at a page, and names that only begin alike, are none", () => {
  expect(
    hasPdfScripts(pdf("<< /OpenAction [3 0 R /FitH null] /JSON 1 /JavaScripted 2 >>", packed("<< /Type /Font >>"))),
  ).toBe(false);
});

test("one that unpacks to more than is looked at counts as active, a damaged part of it does not", () => {
  expect(hasPdfScripts(pdf(packed("x".repeat(20_000_001))))).toBe(true);
  expect(hasPdfScripts(pdf("7 0 obj << /Type /ObjStm >>\nstream\nnonsense"))).toBe(false);
});
