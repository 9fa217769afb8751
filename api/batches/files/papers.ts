import { dottedCode } from "#rules/diagnoses/diagnosis-code.ts";
import { formatDate, formatMoney, formatNumber } from "#rules/format.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import type { Billing } from "../../billing/read.ts";
import { drawRow, drawRule, finish, leftOf, newSheet, paragraph, widthOf, type Sheet } from "../../pdf/sheet.ts";
import { drawTable } from "../../pdf/table.ts";
import type { Batch } from "../scope.ts";
import type { BatchDocument } from "./batch-file.ts";
import { words } from "./words.ts";

const SPACE = 14;
const LABEL_WIDTH = 120;

const crowns = (amount: number) => formatMoney({ amount, currency: "CZK" }, "cs", { decimals: 2 });
const count = (value: number) => formatNumber(value, "cs");
const insurerName = ({ insurer }: Batch) => `${insurer} ${findInsurer(insurer)!.name}`;

const newPaper = (title: string, { madeAt }: Batch, { companyName }: Billing) =>
  newSheet({ title, author: companyName, language: "cs", createdAt: madeAt! });

function drawFacts(sheet: Sheet, facts: [label: string, text: string | null][]) {
  for (const [label, text] of facts) {
    if (!text) continue;
    const left = leftOf(sheet);
    drawRow(sheet, [
      { text: label, x: left, width: LABEL_WIDTH, grey: true },
      { text, x: left + LABEL_WIDTH, width: widthOf(sheet) - LABEL_WIDTH },
    ]);
    sheet.y += 2;
  }
  sheet.y += SPACE;
}

function drawTitle(sheet: Sheet, title: string) {
  paragraph(sheet, title, { size: 17, bold: true });
  sheet.y += SPACE / 2;
  drawRule(sheet, { thick: true });
  sheet.y += SPACE;
}

const providerFacts = (batch: Batch, { companyName, companyNumber }: Billing): [string, string | null][] => [
  [words.provider, companyName],
  [words.companyNumber, companyNumber],
  [words.icz, batch.icz],
  [words.insurer, insurerName(batch)],
  [words.branch, batch.branch],
  [words.month, formatDate(batch.month, "cs", "month")],
];

/** The sheet that goes with the batches of one insurer: their numbers and sums. The same batches give the same bytes. */
export async function coverSheet(batches: readonly Batch[], billing: Billing): Promise<Buffer> {
  const [first] = batches;
  const sheet = await newPaper(words.cover, first!, billing);
  drawTitle(sheet, words.cover);
  drawFacts(sheet, [...providerFacts(first!, billing), [words.madeOn, formatDate(first!.madeAt!, "cs")]]);
  drawTable(sheet, {
    head: [words.kind, words.number, words.specialty, words.variant, words.documents, words.points, words.price],
    rows: batches.map((batch) => ({
      cells: [
        words.kinds[batch.kind],
        String(batch.sequenceId),
        batch.expertise,
        batch.insuranceVariant,
        count(batch.documents),
        count(batch.points),
        crowns(batch.price),
      ],
    })),
    foot: [{ label: words.total, amount: crowns(batches.reduce((sum, { price }) => sum + price, 0)), bold: true }],
  });
  sheet.y += 4 * SPACE;
  paragraph(sheet, words.signed, { grey: true });
  return finish(sheet);
}

/** The list of a batch's documents. The same batch gives the same bytes. */
export async function batchPaper(batch: Batch, documents: readonly BatchDocument[], billing: Billing): Promise<Buffer> {
  const title = `${words.batch} ${batch.sequenceId}`;
  const sheet = await newPaper(title, batch, billing);
  drawTitle(sheet, title);
  drawFacts(sheet, [
    ...providerFacts(batch, billing),
    [words.kind, words.kinds[batch.kind]],
    [words.specialty, batch.expertise],
    [words.variant, batch.insuranceVariant],
    [words.days, `${formatDate(batch.periodFrom!, "cs")} – ${formatDate(batch.periodTo!, "cs")}`],
    [words.pointPrice, crowns(batch.pointPrice)],
  ]);
  drawTable(sheet, {
    head: [
      words.patient,
      words.document,
      words.insuredNumber,
      words.diagnosis,
      words.operations,
      words.points,
      words.price,
    ],
    rows: documents.map(({ documentId, content, points, price }) => ({
      cells: [
        content.patient,
        String(documentId),
        content.insuredNumber,
        dottedCode(content.primaryDiagnosis),
        count(content.rows.reduce((sum, row) => sum + row.count, 0)),
        count(points),
        crowns(price),
      ],
    })),
    foot: [
      { label: `${words.documents}: ${count(batch.documents)}`, amount: "" },
      { label: `${words.total}, ${words.points.toLowerCase()}`, amount: count(batch.points) },
      { label: words.total, amount: crowns(batch.price), bold: true },
    ],
  });
  return finish(sheet);
}
