import { expect, test } from "vitest";
import { billedVisit } from "#tests/kit/insurers/billed-visit.ts";
import { contentsOf, type DocumentFacts } from "../batches/contents-of.ts";
import type { BatchHead } from "../batches/document-content.ts";
import { documentsOf, type BilledVisit } from "../billing/documents.ts";
import { readFile } from "./reading/read-file.ts";
import { RecordFault } from "./reading/record-fault.ts";
import { documentLines, headLine } from "./write-document.ts";
import { writeFile } from "./write-file.ts";

const facts: DocumentFacts = {
  contract: { icp: "81999001", variableSymbol: null, pointPrice: 74 },
  patient: "Jana Nováková",
  voucher: {
    issuedAt: "2026-02-20",
    icp: "81998001",
    expertise: "001",
    compensation: "05",
    primaryDiagnosis: "M545",
    otherDiagnosis: ["M255", "R262"],
  },
};
const head: BatchHead = {
  isFix: false,
  kind: "06",
  icz: "81999000",
  branch: "8100",
  month: "2026-03-01",
  number: 12,
  documents: 1,
  points: 843,
  variant: "1",
  interfaceVersion: "6.2.47",
};
const contentOf = (visits: BilledVisit[], more: Partial<DocumentFacts> = {}) =>
  contentsOf(documentsOf(visits)[0]!, { ...facts, ...more }).map(({ content }) => content);

test("a document 06 has the request of its voucher, its diagnoses and compensation", () => {
  const [content] = contentOf([billedVisit({ primaryDiagnosis: "G544" })]);
  const lines = documentLines(content!, { number: 345, position: 1 });
  expect(lines).toEqual([
    "E    34500  1111181999001      9028556230419M545  81998001      020022026    623.82    843001       ",
    "V10032026212211 ",
    "V10032026214132 ",
    "N5 ",
    "GM255  ",
    "GR262  ",
  ]);
  const file = readFile(writeFile([headLine(head), ...lines]));
  expect(file.faults).toEqual([]);
  expect(file.batches[0]!.head.values).toMatchObject({ DTYP: "90", DCID: "12", DROK: "2026", DMES: "03", DDPP: "1" });
});

test("a document 01 names the diagnosis of a row that differs from that of its first visit", () => {
  const care = { kind: "01", voucher: null, expertise: "201" } as const;
  const content = contentOf(
    [
      billedVisit({ ...care, otherDiagnosis: ["M255"] }),
      billedVisit({ ...care, day: "2026-03-17", primaryDiagnosis: "M542", otherDiagnosis: ["M545", "M255"] }),
    ],
    { voucher: null },
  );
  const lines = documentLines(content[0]!, { number: 347, position: 1 });
  expect(lines.map((line) => line.trimEnd())).toEqual([
    "A    34700  1111181999001      2018556230419M545                0             1247.64   1686",
    "V10032026212211            359",
    "V10032026214132            484",
    "V17032026212211   M542     359",
    "V17032026214132   M542     484",
    "GM255",
  ]);
  expect(readFile(writeFile([headLine({ ...head, kind: "01", points: 1686 }), ...lines])).faults).toEqual([]);
});

test("a value that does not fit stops its document and names the field", () => {
  const [content] = contentOf([billedVisit()], { contract: { ...facts.contract, variableSymbol: "1234567" } });
  const write = () => documentLines(content!, { number: 1, position: 1 });
  expect(write).toThrow(RecordFault);
  expect(write).toThrow("TOO_LONG in the field EVAR of 06.E");
});
