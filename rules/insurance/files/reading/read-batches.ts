import { batchHead, batchHead62, batchHead87 } from "../batch-layouts.ts";
import { batchTypes, documentShapes, MOST_DOCUMENTS, type DocumentShape } from "../document-kinds.ts";
import type { Report } from "../file-faults.ts";
import type { Line } from "./read-lines.ts";
import { readRecord, type FileRecord } from "./read-record.ts";

export type FileDocument = { shape: DocumentShape; head: FileRecord; rows: FileRecord[]; others: FileRecord[] };
/** Versions of the head of a batch. */
export const headVersions = ["V1", "V3"] as const;
export type HeadVersion = (typeof headVersions)[number];

/** A batch as the file holds it. Heads of 62 bytes are of version 1 and name no versions of documents. */
export type FileBatch = { version: HeadVersion; head: FileRecord; documents: FileDocument[] };

type State = {
  report: Report;
  batches: FileBatch[];
  /** The part of the last document that its records have come to. */
  part: number;
  /** The last document 01 or 06, which documents 03 follow. */
  main: FileDocument | null;
  order: number;
  batchNumbers: Set<string>;
  documentNumbers: Set<string>;
};

/** Adds the batches of a K-dávka to `batches`, so that those of a file with too many faults are there as well. */
export function readBatches(lines: readonly Line[], batches: FileBatch[], report: Report): void {
  const numbers = { batchNumbers: new Set<string>(), documentNumbers: new Set<string>() };
  const state: State = { report, batches, part: 0, main: null, order: 0, ...numbers };
  for (const line of lines) {
    const letter = line.text.charAt(0);
    const shape = documentShapes[letter];
    if (letter === "D") beginBatch(state, line);
    else if (shape) beginDocument(state, line, shape);
    else addPart(state, line, letter);
  }
  endBatch(state);
}

function beginBatch(state: State, line: Line) {
  endBatch(state);
  const { length } = line.text;
  const layout = length === 62 ? batchHead62 : length === 87 ? batchHead87 : batchHead;
  const head = readRecord(layout, line, state.report);
  state.batches.push({ version: layout === batchHead62 ? "V1" : "V3", head, documents: [] });
  Object.assign(state, { main: null, order: 0, part: 0 });
  const { DTYP: type, DCID: number } = head.values;
  if (type && !batchTypes[type]) state.report(line.line, "TYPE_UNKNOWN", { record: "D", field: "DTYP", found: type });
  assertNew(state, state.batchNumbers, number, { line: line.line, record: "D", field: "DCID" });
}

function endBatch(state: State) {
  endDocument(state);
  const { head, documents } = state.batches.at(-1) ?? {};
  if (!head || !documents) return;
  const about = { record: "D", field: "DPOC" };
  if (documents.length === 0) state.report(head.line, "NO_DOCUMENT", { record: "D" });
  const { DPOC: count } = head.values;
  if (count && Number(count) !== documents.length)
    state.report(head.line, "DOCUMENT_COUNT", { ...about, expected: documents.length, found: count });
}

function beginDocument(state: State, line: Line, shape: DocumentShape) {
  endDocument(state);
  const { report } = state;
  const record = shape.head.record;
  const batch = state.batches.at(-1);
  if (!batch) return report(line.line, "MISPLACED", { record });
  const head = readRecord(shape.head, line, report);
  const document: FileDocument = { shape, head, rows: [], others: [] };
  batch.documents.push(document);
  state.part = 0;
  if (batch.documents.length === MOST_DOCUMENTS + 1)
    report(line.line, "TOO_MANY_DOCUMENTS", { record, expected: MOST_DOCUMENTS });
  const held = batchTypes[batch.head.values.DTYP ?? ""];
  if (held && !held.includes(shape.kind)) report(line.line, "OTHER_DOCUMENT", { record, found: shape.kind });
  assertOrder(state, document);
  const { number, insuredNumber } = shape.names;
  assertNew(state, state.documentNumbers, head.values[number], { line: line.line, record, field: number });
  if (shape.kind !== "03") state.main = document;
  else if (!state.main) report(line.line, "MISPLACED", { record });
  else if (insuredNumber) assertSamePatient(state.main, document, report);
}

/** Ascending numbers from 1 to 999; where one does not ascend, the next is compared with it. */
function assertOrder(state: State, { shape, head }: FileDocument) {
  const field = shape.names.order;
  const found = head.values[field];
  if (!found || !/^\d+$/.test(found)) return;
  if (Number(found) <= state.order)
    state.report(head.line, "DOCUMENT_ORDER", { record: head.record, field, expected: state.order + 1, found });
  state.order = Number(found);
}

function assertSamePatient(main: FileDocument, { shape, head }: FileDocument, report: Report) {
  const before = main.head.values[main.shape.names.insuredNumber ?? ""];
  const field = shape.names.insuredNumber;
  const found = head.values[field ?? ""];
  if (field && before && found && before !== found)
    report(head.line, "OTHER_PATIENT", { record: head.record, field, expected: before, found });
}

function assertNew(
  { report }: State,
  known: Set<string>,
  given: string | undefined,
  { line, ...about }: { line: number; record: string; field: string },
) {
  const number = given?.replace(/^0+(?=.)/, "");
  if (!number) return;
  if (known.has(number)) report(line, "NUMBER_TWICE", { ...about, found: number });
  known.add(number);
}

function endDocument({ batches, report }: State) {
  const document = batches.at(-1)?.documents.at(-1);
  if (document && document.rows.length === 0) report(document.head.line, "NO_ROW", { record: document.head.record });
}

/** A record of the last document: rows first, then the others in their order. */
function addPart(state: State, line: Line, letter: string) {
  const { report } = state;
  const document = state.batches.at(-1)?.documents.at(-1);
  const parts = document?.shape.parts ?? [];
  const at = parts.findIndex((part) => part.letter === letter);
  const part = parts[at];
  if (!document || !part) {
    const isKnown = !document && "VNGIL".includes(letter) && letter !== "";
    return report(line.line, isKnown ? "MISPLACED" : "UNKNOWN_RECORD", { record: letter });
  }
  const layout = part.layouts.find(({ length }) => length === line.text.length) ?? part.layouts[0]!;
  const record = readRecord(layout, line, report);
  if (at < state.part) report(line.line, "MISPLACED", { record: layout.record });
  state.part = Math.max(at, state.part);
  const list = at === 0 ? document.rows : document.others;
  list.push(record);
  const count = at === 0 ? list.length : list.filter((other) => other.record === layout.record).length;
  if (count === part.most + 1) report(line.line, "TOO_MANY_RECORDS", { record: layout.record, expected: part.most });
}
