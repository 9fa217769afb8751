import type { BatchHead, DocumentContent } from "../batches/document-content.ts";
import { batchHead, compensation06, diagnosis01, diagnosis06, head01, head06, row01, row06 } from "./batch-layouts.ts";
import { writeRecord } from "./write-record.ts";

/** Types of batches by the documents that they hold (DR-II, section 2). */
const batchTypes = { "06": "90", "01": "98" } as const;

/** The line of a batch's head. Amounts in crowns are of material and lump sums, of which there are none. */
export const headLine = (head: BatchHead): string =>
  writeRecord(batchHead, {
    CHAR: head.isFix ? "O" : "P",
    DTYP: batchTypes[head.kind],
    DICO: head.icz,
    DPOB: head.branch,
    DROK: Number(head.month.slice(0, 4)),
    DMES: Number(head.month.slice(5, 7)),
    DCID: head.number,
    DPOC: head.documents,
    DBODY: head.points,
    DDPP: head.variant,
    DVDR1: `${head.kind}:${head.interfaceVersion}`,
    DVDR2: `03:${head.interfaceVersion}`,
  });

/** The lines of a document by its number and its place in the batch, from 1. Throws `RecordFault` as `writeRecord`. */
export const documentLines = (content: DocumentContent, place: { number: number; position: number }): string[] =>
  (content.kind === "06" ? lines06 : lines01)(content, place);

function lines06(content: DocumentContent, { number, position }: { number: number; position: number }): string[] {
  const { request } = content;
  return [
    writeRecord(head06, {
      ECID: number,
      EPOR: position,
      ECPO: content.insurer,
      ETPP: content.variant,
      EICO: content.icp,
      EVAR: content.variableSymbol,
      EODB: content.expertise,
      EROD: content.insuredNumber,
      EZDG: content.primaryDiagnosis,
      EICZ: request?.icp,
      EDAT: request?.issuedAt,
      EODZ: request?.expertise,
      ECCEL: content.price,
      ECBOD: content.points,
    }),
    ...content.rows.map(({ day, code, count }) => writeRecord(row06, { VDAT: day, VKOD: code, VPOC: count })),
    ...(request?.compensation ? [writeRecord(compensation06, { NTYP: request.compensation[1] })] : []),
    ...content.otherDiagnosis.map((code) => writeRecord(diagnosis06, { GCIS: code })),
  ];
}

function lines01(content: DocumentContent, { number, position }: { number: number; position: number }): string[] {
  return [
    writeRecord(head01, {
      HCID: number,
      HPOR: position,
      HCPO: content.insurer,
      HTPP: content.variant,
      HICO: content.icp,
      HVAR: content.variableSymbol,
      HODB: content.expertise,
      HROD: content.insuredNumber,
      HZDG: content.primaryDiagnosis,
      HCCEL: content.price,
      HCBOD: content.points,
    }),
    ...content.rows.map(({ day, code, count, points, diagnosis }) =>
      writeRecord(row01, { VDAT: day, VKOD: code, VPOC: count, VDIA: diagnosis, VBOD: count * points }),
    ),
    ...content.otherDiagnosis.map((code) => writeRecord(diagnosis01, { GCIS: code })),
  ];
}
