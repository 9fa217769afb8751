import type { InvoiceContent, Settlement } from "../../invoices/content.ts";
import { sumOfPrices } from "../../invoices/vat-sums.ts";
import { ibanToAccount } from "../../bank-accounts/account-number.ts";
import { advance, invoiceHead, settledBatch, settlement as settlementRecord } from "./invoice-layouts.ts";
import { writeFile } from "./write-file.ts";
import { writeRecord } from "./write-record.ts";

export type InsurerInvoice = InvoiceContent & { settlement: Settlement };

/** Parts that an F-dávka may lack: the version of its form, or an issuer's number or account. */
export const missingOfFile = ["VERSION", "COMPANY_NUMBER", "ACCOUNT"] as const;
export type MissingOfFile = (typeof missingOfFile)[number];

/** The part that an invoice lacks for its F-dávka; null where there is all. */
export function missingOf({ issuer, payment }: InsurerInvoice, version: number): MissingOfFile | null {
  if (version === 0) return "VERSION";
  if (issuer.companyNumber === null) return "COMPANY_NUMBER";
  return accountOf(payment) === null ? "ACCOUNT" : null;
}

/**
 * The bytes of the F-dávka of invoices of one issuer to one insurer, of which nothing is missing. The version is in
 * hundredths (6.20 is 620). Throws `RecordFault` as `writeRecord`.
 */
export function invoiceFile(invoices: readonly InsurerInvoice[], version: number): Uint8Array<ArrayBuffer> {
  const [{ settlement, issuer, payment }] = invoices as [InsurerInvoice];
  const { prefix, number, bank } = accountOf(payment)!;
  const ofMonths = invoices.filter((invoice) => invoice.settlement.batches === null).length;
  const head = writeRecord(invoiceHead, {
    FVERZE: version,
    FICZ: settlement.icz,
    FICO: issuer.companyNumber,
    FPLATCE: settlement.insurer,
    FPOB: settlement.branch,
    FPOCV: invoices.length - ofMonths,
    FPOCZ: ofMonths,
    FBNKOD: bank,
    FBNPRED: prefix,
    FBNUCET: number,
  });
  return writeFile([head, ...invoices.flatMap(linesOf)]);
}

const linesOf = (invoice: InsurerInvoice): string[] => {
  const { settlement, number, issuedOn, dueOn, lines } = invoice;
  const [year, month] = [Number(settlement.month.slice(0, 4)), Number(settlement.month.slice(5, 7))];
  const { batches, insuranceVariant, healthcare, paymentVariant } = settlement;
  const [id, price] = [Number(number), sumOfPrices(lines)];
  if (batches === null)
    return [
      writeRecord(advance, {
        ZCIS: id,
        ZVYST: issuedOn,
        ZSPLAT: dueOn,
        ZMES: month,
        ZROK: year,
        ZFINC: price,
        ZPOJ: insuranceVariant,
        ZUHR: paymentVariant,
        ZTPECE: MONTHLY,
        ZPECE: healthcare,
      }),
    ];
  return [
    writeRecord(settlementRecord, {
      VCIS: id,
      VVYST: issuedOn,
      VSPLAT: dueOn,
      VMES: month,
      VROK: year,
      VFINC: price,
      VFINBOD: batches.reduce((sum, { points }) => sum + points, 0),
      VFINKC: 0,
      VPDAV: batches.length,
      VDPOJ: insuranceVariant,
      VDPECE: healthcare,
    }),
    ...batches.map((batch) =>
      writeRecord(settledBatch, {
        DCIS: batch.number,
        DMES: month,
        DROK: year,
        DUHR: paymentVariant,
        DBODY: batch.points,
        DKC: 0,
      }),
    ),
  ];
};

/** The period of a sum: a month (M), a quarter (Q) or a year (J). */
const MONTHLY = "M";

function accountOf({ accountNumber, iban }: InvoiceContent["payment"]) {
  const account = accountNumber ?? (iban && ibanToAccount(iban));
  const [, prefix = null, number, bank] = /^(?:(\d+)-)?(\d+)\/(\d{4})$/.exec(account ?? "") ?? [];
  return number && bank ? { prefix, number, bank } : null;
}
