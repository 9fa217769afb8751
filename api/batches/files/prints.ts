import { dottedCode } from "#rules/diagnoses/diagnosis-code.ts";
import { formatDate, formatMoney, formatNumber } from "#rules/format.ts";
import type { MissingOfFile } from "#rules/insurance/files/write-invoices.ts";
import type { Settlement } from "#rules/invoices/content.ts";
import { sumOfPrices } from "#rules/invoices/vat-sums.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import type { Billing } from "../../billing/read.ts";
import type { Invoice } from "../../invoices/issue.ts";
import { drawRow, drawRule, finish, leftOf, newSheet, paragraph, widthOf, type Sheet } from "../../pdf/sheet.ts";
import { drawTable } from "../../pdf/table.ts";
import type { Batch } from "../scope.ts";
import type { BatchDocument } from "./batch-file.ts";
import { words } from "./words.ts";

const SPACE = 14;
const LABEL_WIDTH = 120;

const crowns = (amount: number) => formatMoney({ amount, currency: "CZK" }, "cs", { decimals: 2 });
const count = (value: number) => formatNumber(value, "cs");
const insurerName = ({ insurer }: Pick<Settlement, "insurer">) => `${insurer} ${findInsurer(insurer)!.name}`;

const newPrint = (title: string, { madeAt }: Pick<Batch, "madeAt">, { companyName }: Billing) =>
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

type Settled = Pick<Settlement, "insurer" | "icz" | "branch" | "month">;

const providerFacts = (batch: Settled, { companyName, companyNumber }: Billing): [string, string | null][] => [
  [words.provider, companyName],
  [words.companyNumber, companyNumber],
  [words.icz, batch.icz],
  [words.insurer, insurerName(batch)],
  [words.branch, batch.branch],
  [words.month, formatDate(batch.month, "cs", "month")],
];

type Covered = {
  batches: readonly Batch[];
  invoices: readonly Invoice[];
  missing: MissingOfFile | null;
  madeAt: Date;
};

/**
 * The sheet that goes with the batches and invoices of one insurer: their numbers and sums, and why there is no
 * F-dávka. The same ones give the same bytes.
 */
export async function coverSheet({ batches, invoices, missing, madeAt }: Covered, billing: Billing): Promise<Buffer> {
  const settled = [...batches, ...invoices.map(({ content }) => content.settlement!)];
  const sheet = await newPrint(words.cover, { madeAt }, billing);
  drawTitle(sheet, words.cover);
  drawFacts(sheet, [...providerFacts(settled[0]!, billing), [words.madeOn, formatDate(madeAt, "cs")]]);
  if (batches.length > 0) drawBatches(sheet, batches);
  if (invoices.length > 0) drawInvoices(sheet, invoices);
  if (missing) paragraph(sheet, words.missing[missing], { grey: true });
  sheet.y += 4 * SPACE;
  paragraph(sheet, words.signed, { grey: true });
  return finish(sheet);
}

const drawBatches = (sheet: Sheet, batches: readonly Batch[]) =>
  drawTable(sheet, {
    head: [words.kind, words.number, words.specialty, words.variant, words.documents, words.points, words.price],
    rows: batches.map((batch) => ({
      cells: [
        batch.regularBatchId === null ? words.kinds[batch.kind] : `${words.kinds[batch.kind]}, ${words.corrected}`,
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

function drawInvoices(sheet: Sheet, invoices: readonly Invoice[]) {
  const sums = invoices.map(({ content }) => sumOfPrices(content.lines));
  sheet.y += SPACE;
  drawTable(sheet, {
    head: [words.invoice, words.issuedOn, words.dueOn, words.price],
    rows: invoices.map(({ content }, at) => ({
      cells: [content.number, formatDate(content.issuedOn, "cs"), formatDate(content.dueOn, "cs"), crowns(sums[at]!)],
    })),
    foot: [{ label: words.total, amount: crowns(sums.reduce((sum, price) => sum + price, 0)), bold: true }],
  });
  sheet.y += SPACE;
}

/** The list of a batch's documents. The same batch gives the same bytes. */
export async function printBatch(batch: Batch, documents: readonly BatchDocument[], billing: Billing): Promise<Buffer> {
  const title = `${batch.regularBatchId === null ? words.batch : words.fix} ${batch.sequenceId}`;
  const sheet = await newPrint(title, batch, billing);
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
