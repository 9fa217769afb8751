import type { Currency } from "../money/currency.ts";
import { addUpTo, roundDown } from "../money/divide.ts";
import { toCrowns } from "../money/exchange-rate.ts";
import type { InvoiceContent, InvoiceIssuer, InvoiceLine } from "./content.ts";
import { invoiceTotals, isSameVat, lineAmounts, vatSums, type Amounts } from "./vat-sums.ts";

type Lines = readonly Pick<InvoiceLine, "price" | "vat">[];

type Charged = { currency: Currency; issuer: Pick<InvoiceIssuer, "vatPayer" | "country"> };

/** True of a Czech payer of VAT who charges in another currency. */
export const isInForeignCurrency = ({ issuer, currency }: Charged): boolean =>
  issuer.vatPayer && issuer.country === "CZ" && currency !== "CZK";

/** True of a Czech document in another currency that states no crowns: it has no rate by which they could be added. */
export const lacksCrowns = ({
  issuer,
  currency,
  exchangeRate,
}: Pick<InvoiceContent, "issuer" | "currency" | "exchangeRate">): boolean =>
  issuer.country === "CZ" && currency !== "CZK" && exchangeRate === undefined;

/**
 * True of a document that has to state VAT in crowns (§ 4 (8) and § 29 of act 235/2004): one of a Czech payer, in
 * another currency, with a taxed line.
 */
export const statesCrowns = ({ lines, ...charged }: Charged & { lines: Lines }): boolean =>
  isInForeignCurrency(charged) && lines.some(({ vat }) => vat.percent > 0);

/**
 * The sums of `vatSums` in hellers by a rate. Base and VAT are converted, each rounded half up once for a rate of VAT,
 * and the price is both together.
 */
export const crownSums = (lines: Lines, rate: number) =>
  vatSums(lines).map((sum) => {
    const priceWithoutVat = toCrowns(sum.priceWithoutVat, rate);
    const vatPrice = toCrowns(sum.vatPrice, rate);
    return { ...sum, priceWithoutVat, vatPrice, price: priceWithoutVat + vatPrice };
  });

/** The amounts of each line in hellers, which add up to `crownSums`. */
export function crownLines(lines: Lines, rate: number): Amounts[] {
  const own = lineAmounts(lines);
  const inCrowns: Amounts[] = [];
  for (const sum of crownSums(lines, rate)) {
    const places = [...lines.keys()].filter((at) => isSameVat(lines[at]!.vat, sum));
    const partsOf = (part: "priceWithoutVat" | "vatPrice") => {
      const exact = places.map((at) => roundDown(BigInt(own[at]![part]) * BigInt(rate), 1_000n));
      return addUpTo(BigInt(sum[part]), exact).map(Number);
    };
    const [bases, vats] = [partsOf("priceWithoutVat"), partsOf("vatPrice")];
    for (const [n, at] of places.entries())
      inCrowns[at] = { priceWithoutVat: bases[n]!, vatPrice: vats[n]!, price: bases[n]! + vats[n]! };
  }
  return inCrowns;
}

/** The totals of a document in hellers, which are the sums of its parts. */
export function crownTotals(content: { lines: Lines; rounding: number }, rate: number) {
  const sums = crownSums(content.lines, rate);
  const total = (part: keyof Amounts) => sums.reduce((all, sum) => all + sum[part], 0);
  const price = total("price");
  const rounding = toCrowns(invoiceTotals(content).rounding, rate);
  return {
    price,
    priceWithoutVat: total("priceWithoutVat"),
    vatPrice: total("vatPrice"),
    rounding,
    payable: price + rounding,
  };
}
