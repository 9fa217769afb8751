import { encode } from "uqr";
import { formatExchangeRate, formatIban, formatPhone } from "#rules/format.ts";
import { asksTransfer } from "#rules/invoices/asks-transfer.ts";
import type { InvoiceContent, InvoiceIssuer, InvoiceParty } from "#rules/invoices/content.ts";
import { dueAmount } from "#rules/invoices/due-amount.ts";
import { crownSums } from "#rules/invoices/in-crowns.ts";
import { isTaxDocument } from "#rules/invoices/is-tax-document.ts";
import { vatRows } from "#rules/invoices/vat-rows.ts";
import { invoiceTotals, lineAmounts, sumOfPrices } from "#rules/invoices/vat-sums.ts";
import type { ZeroVatReason } from "#rules/money/vat-rates.ts";
import { partyLines } from "#rules/invoices/party-lines.ts";
import { paymentCodeOfInvoice } from "../payment-code.ts";
import {
  drawRow,
  drawRule,
  finish,
  heightOf,
  leftOf,
  makeRoom,
  MILLIMETRE,
  newSheet,
  paragraph,
  style,
  textWidth,
  widthOf,
  type Cell,
  type Sheet,
} from "../../pdf/sheet.ts";
import { drawTable } from "../../pdf/table.ts";
import { languageOf } from "./words.ts";
import { writtenIn, type Written } from "./written.ts";

const QR_WIDTH = 34 * MILLIMETRE;
const SPACE = 14;
/** The height of a row of rates, which are kept on one page. */
const VAT_ROW = 22;

/** An invoice, a document on an advance or a credit note as a PDF, of its content alone. The same content gives the same bytes. */
export async function invoicePdf(content: InvoiceContent): Promise<Buffer> {
  const words = writtenIn(content);
  const { corrects, onAdvance, issuer, customer, note } = content;
  const kind = corrects ? "creditNote" : onAdvance ? "advance" : "invoice";
  const title = `${(isTaxDocument(content) ? words.tax : words)[kind]} ${content.number}`;
  const sheet = await newSheet({
    title,
    author: issuer.name,
    language: languageOf(content),
    createdAt: new Date(`${content.issuedOn}T12:00:00Z`),
  });
  paragraph(sheet, title, { size: 17, bold: true });
  if (corrects) {
    const { number, issuedOn, reason } = corrects;
    paragraph(sheet, `${words.corrects(number, words.date(issuedOn))} ${words.reason(reason)}`);
  }
  sheet.y += SPACE / 2;
  drawRule(sheet, { thick: true });
  sheet.y += SPACE / 2;
  drawParties(sheet, linesOfParty(words.issuer, issuer, words), linesOfParty(words.customer, customer, words));
  sheet.y += SPACE / 2;
  drawRule(sheet);
  sheet.y += SPACE;
  drawFacts(sheet, content, words);
  sheet.y += SPACE;
  if (note) {
    paragraph(sheet, note);
    sheet.y += SPACE;
  }
  drawLines(sheet, content, words);
  if (issuer.vatPayer) drawVat(sheet, content, words);
  if (issuer.footer) {
    sheet.y += SPACE;
    paragraph(sheet, issuer.footer, { size: 8.5, grey: true });
  }
  return finish(sheet);
}

type Line = { text: string; bold?: boolean; grey?: boolean };

function linesOfParty(title: string, party: InvoiceParty | InvoiceIssuer, words: Written): Line[] {
  const issuer = "vatPayer" in party ? party : null;
  const { name, companyNumber, taxNumber, vatNumber } = party;
  const contact = issuer ? [issuer.phone && formatPhone(issuer.phone), issuer.email].filter(Boolean).join(" · ") : "";
  return [
    { text: title, grey: true },
    { text: name, bold: true },
    ...[
      issuer?.person,
      ...partyLines(party),
      companyNumber && `${words.companyNumber} ${companyNumber}`,
      taxNumber && `${words.vatNumber} ${taxNumber}`,
      vatNumber && `${vatNumber.startsWith("SK") ? words.vatNumberSlovak : words.vatNumber} ${vatNumber}`,
      issuer && !issuer.vatPayer && words.notAPayer,
      contact,
    ].flatMap((text) => (text ? [{ text }] : [])),
  ];
}

/** The parties side by side; one below the other where an address is longer than the page. */
function drawParties(sheet: Sheet, ...parties: [Line[], Line[]]) {
  const width = (widthOf(sheet) - SPACE) / 2;
  const { y } = sheet;
  const cells = (lines: Line[], x: number): Cell[] => lines.map((line) => ({ ...line, x, width }));
  const heights = parties.map((lines) => cells(lines, 0).reduce((height, cell) => height + heightOf(sheet, [cell]), 0));
  const fit = y + Math.max(...heights) < sheet.page.height / 2;
  for (const [at, lines] of parties.entries()) {
    if (fit) sheet.y = y;
    for (const cell of cells(lines, leftOf(sheet) + (fit ? at * (width + SPACE) : 0))) {
      makeRoom(sheet, heightOf(sheet, [cell]));
      drawRow(sheet, [cell]);
    }
  }
  if (fit) sheet.y = y + Math.max(...heights);
}

/** Days and the way to pay, and next to them the code of the payment that is asked for. */
function drawFacts(sheet: Sheet, content: InvoiceContent, words: Written) {
  const { corrects, onAdvance, issuedOn, suppliedOn, dueOn, paidOn, payment, paidBy, variableSymbol, exchangeRate } =
    content;
  const methods = paidBy?.map(({ method, amount }) => `${words.methods[method]} ${words.amount(amount)}`);
  const asked = asksTransfer(content);
  const isAdvance = onAdvance && !corrects;
  const supplied = isAdvance ? words.receivedOn : (isTaxDocument(content) ? words.tax : words).suppliedOn;
  const facts = [
    [words.issuedOn, words.date(issuedOn)],
    [supplied, words.date(suppliedOn)],
    [words.dueOn, asked && words.date(dueOn)],
    [words.paidOn, paidOn && !isAdvance && words.date(paidOn)],
    [words.method, methods?.join(", ") ?? words.methods[payment.method]],
    [words.accountNumber, asked && payment.accountNumber],
    [words.iban, asked && payment.iban && formatIban(payment.iban)],
    [words.variableSymbol, variableSymbol],
    [words.exchangeRate, exchangeRate && words.rateOfEuro(formatExchangeRate(exchangeRate, languageOf(content)))],
  ].flatMap(([label, text]) => (label && text ? [{ label, text }] : []));
  makeRoom(sheet, QR_WIDTH);
  const { y } = sheet;
  const code = paymentCodeOfInvoice(content);
  if (code) drawQr(sheet, code.text, leftOf(sheet) + widthOf(sheet) - QR_WIDTH);
  const labelWidth = Math.max(...facts.map(({ label }) => textWidth(sheet, label))) + SPACE;
  for (const { label, text } of facts) {
    drawRow(sheet, [
      { text: label, x: leftOf(sheet), width: labelWidth, grey: true },
      { text, x: leftOf(sheet) + labelWidth, width: widthOf(sheet) - labelWidth - QR_WIDTH - SPACE },
    ]);
    sheet.y += 2;
  }
  if (code) sheet.y = Math.max(sheet.y, y + QR_WIDTH);
}

/** Draws the squares of a QR code with its white margin, as the page does. */
function drawQr(sheet: Sheet, text: string, x: number) {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const [side, { y }] = [QR_WIDTH / size, sheet];
  style(sheet);
  for (const [down, row] of data.entries())
    for (const [across, dark] of row.entries()) if (dark) sheet.rect(x + across * side, y + down * side, side, side);
  sheet.fill();
}

function drawLines(sheet: Sheet, content: InvoiceContent, words: Written) {
  const { lines, issuer, deducted = [], paidBefore } = content;
  const amounts = lineAmounts(lines);
  const totals = invoiceTotals(content);
  const rounded = totals.rounding !== 0;
  drawTable(sheet, {
    head: issuer.vatPayer
      ? [words.line, words.rate, words.withoutVat, words.vat, words.withVat]
      : [words.line, words.price],
    rows: lines.map(({ name, price, vat }, at) => ({
      cells: issuer.vatPayer
        ? [
            name,
            words.rateOf(vat),
            words.amount(amounts[at]!.priceWithoutVat),
            words.amount(amounts[at]!.vatPrice),
            words.amount(price),
          ]
        : [name, words.amount(price)],
    })),
    foot: [
      ...(rounded || deducted.length > 0 ? [{ label: words.sum, amount: words.amount(sumOfPrices(lines)) }] : []),
      ...deducted.map((advance) => ({
        label: words.deducted(advance.number, words.date(advance.receivedOn)),
        amount: words.amount(0 - sumOfPrices(advance.lines)),
      })),
      ...(rounded ? [{ label: words.rounding, amount: words.amount(totals.rounding) }] : []),
      ...(paidBefore
        ? [
            { label: words.total, amount: words.amount(totals.payable) },
            { label: words.paidBefore, amount: words.amount(paidBefore) },
          ]
        : []),
      {
        label: asksTransfer(content) ? words.payable : words.total,
        amount: words.amount(dueAmount(content)),
        bold: true,
      },
    ],
  });
}

function drawVat(sheet: Sheet, content: InvoiceContent, words: Written) {
  const rows = vatRows(content);
  const rate = content.exchangeRate;
  const crowns = rate === undefined ? [] : crownSums(content.lines, rate);
  sheet.y += 2 * SPACE;
  makeRoom(sheet, (rows.length + 2) * VAT_ROW);
  drawTable(sheet, {
    head: [words.rate, words.withoutVat, words.vat, words.withVat, ...(rate === undefined ? [] : [words.vatInCrowns])],
    rows: rows.map(({ of, advance, sum }, at) => ({
      cells: [
        of === "supply"
          ? words.rateOf(sum)
          : of === "advance"
            ? `${advance}, ${words.rateOf(sum)}`
            : words.difference(words.rateOf(sum)),
        words.amount(sum.priceWithoutVat),
        words.amount(sum.vatPrice),
        words.amount(sum.price),
        ...(crowns[at] ? [words.amount(crowns[at].vatPrice, "CZK")] : []),
      ],
    })),
  });
  const has = (reason: ZeroVatReason) => content.lines.some(({ vat }) => vat.zeroReason === reason);
  const country = content.issuer.country === "SK" ? "SK" : "CZ";
  const provisions = [has("HEALTH_CARE") && words.exempt[country], has("WHEN_USED") && words.whenUsed[country]];
  for (const provision of provisions) {
    if (!provision) continue;
    sheet.y += SPACE / 2;
    paragraph(sheet, provision);
  }
}
