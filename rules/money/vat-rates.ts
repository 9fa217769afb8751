import type { IsoDate } from "../time/time.ts";

export const zeroVatReasons = ["HEALTH_CARE", "NOT_A_PAYER", "ZERO_RATE", "WHEN_USED"] as const;
/**
 * The reason for which a supply bears no VAT: health care (exempt by § 58 of the Czech act, § 29 of the Slovak one), an
 * issuer that is no payer, a rate of zero, or a voucher that is taxed when it is used, whose sale is no supply.
 * Documents and exports word and code each of them differently.
 */
export type ZeroVatReason = (typeof zeroVatReasons)[number];

type TaxedPercents = { PRIMARY: number; REDUCED: number };

/** VAT as a document states it: `percent` is the one in force on the day of supply, `zeroReason` is null if taxed. */
export type Vat = { rate: keyof TaxedPercents | "ZERO"; percent: number; zeroReason: ZeroVatReason | null };

/**
 * Percents with the day from which they are in force, latest first: § 47 of act 235/2004 (Czechia), § 27 of act
 * 222/2004 (Slovakia). Services have one reduced rate; the second ones (10 % in Czechia until 2023, 5 % in Slovakia)
 * are of goods that centres do not sell.
 */
const IN_FORCE: Record<string, [from: IsoDate, percents: TaxedPercents][]> = {
  CZ: [
    ["2024-01-01", { PRIMARY: 21, REDUCED: 12 }],
    ["2013-01-01", { PRIMARY: 21, REDUCED: 15 }],
  ],
  SK: [
    ["2025-01-01", { PRIMARY: 23, REDUCED: 19 }],
    ["2011-01-01", { PRIMARY: 20, REDUCED: 10 }],
  ],
};

/** Percent of a rate on the day of supply; null for a taxed rate of another country or before the table begins. */
export function vatPercent(rate: Vat["rate"], country: string, suppliedOn: IsoDate): number | null {
  if (rate === "ZERO") return 0;
  const row = IN_FORCE[country]?.find(([from]) => from <= suppliedOn);
  return row ? row[1][rate] : null;
}

/** VAT of a supply by the rate of its service; null where `vatPercent` knows none. A non-payer charges no rate at all. */
export function vatOf(supply: {
  rate: Vat["rate"];
  /** Distinguishes exempt care from a rate of zero. */
  healthCare: boolean;
  /** No supply itself: a voucher that is taxed when it is used (§ 15b of act 235/2004, § 9a of act 222/2004), or a debt. */
  whenUsed?: boolean;
  vatPayer: boolean;
  country: string;
  suppliedOn: IsoDate;
}): Vat | null {
  const { rate, healthCare, whenUsed = false, vatPayer, country, suppliedOn } = supply;
  if (!vatPayer) return { rate: "ZERO", percent: 0, zeroReason: "NOT_A_PAYER" };
  if (whenUsed) return { rate: "ZERO", percent: 0, zeroReason: "WHEN_USED" };
  if (rate === "ZERO") return { rate, percent: 0, zeroReason: healthCare ? "HEALTH_CARE" : "ZERO_RATE" };
  const percent = vatPercent(rate, country, suppliedOn);
  return percent === null ? null : { rate, percent, zeroReason: null };
}

/** True of what is no supply with VAT at all; exempt care and a rate of zero are ones without it. */
export const isOutsideVat = ({ zeroReason }: Pick<Vat, "zeroReason">): boolean =>
  zeroReason === "NOT_A_PAYER" || zeroReason === "WHEN_USED";
