import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { hasPdfScripts } from "./pdf-scripts.ts";

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), ...objects.map((one) => Buffer.from(one)), Buffer.from("\n%%EOF")]);
const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`7 0 obj << ${dictionary} >>\nstream\r\n`), content, Buffer.from("\nendstream endobj")]);
const packed = (text: string, dictionary = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode") =>
  stream(dictionary, deflateSync(text));
const hex = (content: Buffer) => Buffer.from(`${content.toString("hex")}>`);

test("scripts and actions that start programs are found, however they are written", () => {
  for (const object of [
    "<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>",
    "<< /OpenAction << /S /J#61va#53cript /JS (x) >> >>",
    "<< /AA << /O << /S/Launch/F(calc.exe) >> >> >>",
    packed("<< /S /JavaScript >>"),
    packed("<< /S /JavaScript >>", "/Type /Obj#53tm /N 1 /First 4 /Filter [/Fl]"),
    packed("<< /S /JavaScript >>", "/N 1 /First 4 /Filter /FlateDecode"),
  ])
    expect([String(object).slice(0, 60), hasPdfScripts(pdf(object))]).toEqual([String(object).slice(0, 60), true]);
});

test("a document that opens at a page, and names that only begin alike, are none", () => {
  expect(
    hasPdfScripts(pdf("<< /OpenAction [3 0 R /FitH null] /JSON 1 /JavaScripted 2 >>", packed("<< /Type /Font >>"))),
  ).toBe(false);
});

test("packed objects that cannot be looked into count as active", () => {
  const script = deflateSync("<< /S /JavaScript >>");
  const hidden = [
    packed("x".repeat(20_000_001)),
    stream("/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]", hex(script)),
    stream("/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]", deflateSync(script)),
    packed("x", "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>"),
    stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", Buffer.from("encrypted")),
  ];
  expect(hidden.map((object) => hasPdfScripts(pdf(object)))).toEqual(hidden.map(() => true));
});

test("pictures behind any filter after an outline, and a damaged object that packs nothing are no scripts", () => {
  const outline = "3 0 obj << /Type /Outlines /First 14 0 R /Last 15 0 R >> endobj\n";
  const picture = stream("/Subtype /Image /Filter [/ASCIIHexDecode /DCTDecode]", hex(Buffer.from("ffd8", "hex")));
  expect(hasPdfScripts(pdf(outline, picture))).toBe(false);
  expect(hasPdfScripts(pdf("7 0 obj << /Type /ObjStm >>\nstream\nnonsense"))).toBe(false);
});
