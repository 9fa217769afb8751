import type { PaymentMethod } from "../codes.ts";
import type { Currency } from "../money/currency.ts";
import type { Vat } from "../money/vat-rates.ts";
import type { Address } from "../patients/format-address.ts";
import type { IsoDate } from "../time/time.ts";

/** A party of an invoice. */
export type InvoiceParty = {
  name: string;
  address: Address;
  /** An address outside of Czechia and Slovakia as it is printed; it replaces `address`. */
  abroadAddress: string | null;
  /** ISO 3166-1, two letters. */
  country: string;
  /** Eight digits. */
  companyNumber: string | null;
  /** With the letters of its country. */
  vatNumber: string | null;
  /** The Slovak DIČ of ten digits; missing from others. */
  taxNumber?: string | null;
};

export type InvoiceIssuer = InvoiceParty & {
  vatPayer: boolean;
  /** Of a person who trades alone. */
  person: string | null;
  email: string | null;
  phone: string | null;
  /** The entry in the register (§ 435 of the Czech Civil Code), printed at the foot. */
  footer: string | null;
};

export type InvoiceLine = {
  name: string;
  /** With VAT, in minor units; negative for a discount. */
  price: number;
  vat: Vat;
};

/** Minor units; negative where a method gave back more than it took. */
export type PaidBy = { method: PaymentMethod; amount: number };

/** A document on an advance that an invoice deducts, with its lines as they were taxed on the day the money came. */
export type DeductedAdvance = {
  number: string;
  uuid: string;
  issuedOn: IsoDate;
  receivedOn: IsoDate;
  /** One for each line of the payment. */
  lines: Pick<InvoiceLine, "price" | "vat">[];
};

/** The document that a credit note corrects, with the reason that § 45 of the Czech VAT act demands. */
export type CorrectedInvoice = { number: string; uuid: string; issuedOn: IsoDate; reason: string };

/** The subject of an invoice to a health insurer, as its F-dávka says it. */
export type Settlement = {
  /** The number of the insurer, and of VZP the branch. */
  insurer: string;
  branch: string;
  icz: string;
  /** The kind of insurance, of care, and of payment. */
  insuranceVariant: string;
  healthcare: string;
  paymentVariant: string;
  /** The first day of the month of care. */
  month: IsoDate;
  /** Its batches, one for each line; null where the sum is that of the whole month. */
  batches: { number: number; points: number }[] | null;
};

/**
 * Everything that an invoice, a document on an advance or a credit note states, frozen when it is issued: prints and
 * exports are made of it alone, so that they say the same at any later time. Amounts are minor units of the currency
 * and include VAT. Those of a credit note are positive too: its nature says that they are given back (rules of ISDOC,
 * since 5.2.1).
 */
export type InvoiceContent = {
  /** Null but for a credit note, which names the document it corrects. */
  corrects: CorrectedInvoice | null;
  /** True of a document on an advance and of its credit note: its day of supply is the one on which the money came. */
  onAdvance?: true;
  /** Of an invoice to a health insurer and its credit note; missing from others. */
  settlement?: Settlement;
  uuid: string;
  number: string;
  /** At most ten digits. */
  variableSymbol: string;
  issuedOn: IsoDate;
  /** The day of (taxable) supply, which decides about the percents of VAT. */
  suppliedOn: IsoDate;
  dueOn: IsoDate;
  /** The day on which the last of it was paid before the issue; null for one that is to be paid. */
  paidOn: IsoDate | null;
  /** That of the issuer's country: no amount is converted. */
  currency: Currency;
  issuer: InvoiceIssuer;
  customer: InvoiceParty;
  /** At least one. */
  lines: InvoiceLine[];
  /** Documents on advances, in the order of their issue, whose amounts the sum of the lines includes; missing where there are none. */
  deducted?: DeductedAdvance[];
  /** Added to what the document comes to, outside of the base of VAT; of either sign. */
  rounding: number;
  /** The part that was paid before the issue and is not deducted, of one that asks for the rest; missing where it asks for all or nothing. */
  paidBefore?: number;
  /** Thousandths of a crown for one euro, of one that states its VAT in crowns too (in-crowns.ts); missing from others. */
  exchangeRate?: number;
  /** The sums that each method paid before the issue, rounding of cash included; missing unless there were several. */
  paidBy?: PaidBy[];
  payment: {
    /** Of several methods the last one. */
    method: PaymentMethod;
    /** `19-2000145399/0800`; null if the account has only an IBAN. */
    accountNumber: string | null;
    iban: string | null;
  };
  /** Printed above the lines. */
  note: string | null;
};
