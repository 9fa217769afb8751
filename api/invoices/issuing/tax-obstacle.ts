import type { ErrorName } from "#rules/errors.ts";
import type { InvoiceLine } from "#rules/invoices/content.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { Advance } from "../advances/unstated.ts";

type Stated = { lines: readonly Pick<InvoiceLine, "vat">[]; suppliedOn: IsoDate; days: readonly IsoDate[] };

/**
 * The reason why an invoice would state VAT in another month than that of the tax: it is of a taxed supply that is
 * still ahead (`supplyAhead`: what is paid before it is an advance, § 20a of act 235/2004), of money of an earlier
 * month that no document states (`advanceMissing`), or of taxed supplies of several months (`monthsDiffer`: a summary
 * document is of one, § 31b).
 */
export function taxObstacle(
  { lines, suppliedOn, days }: Stated,
  unstated: ReadonlyMap<number, Pick<Advance, "receivedOn">>,
  issuedOn: IsoDate,
): ErrorName | undefined {
  if (lines.every(({ vat }) => vat.percent === 0)) return undefined;
  if (suppliedOn > issuedOn) return "supplyAhead";
  if ([...unstated.values()].some(({ receivedOn }) => monthOf(receivedOn) < monthOf(suppliedOn)))
    return "advanceMissing";
  return new Set(days.map(monthOf)).size > 1 ? "monthsDiffer" : undefined;
}

const monthOf = (day: IsoDate) => day.slice(0, 7);
