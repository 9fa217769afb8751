import type { VatRate } from "#rules/codes.ts";
import { vatPercent } from "#rules/money/vat-rates.ts";
import { localDate } from "#rules/time/time.ts";
import type { InCenter } from "../../core/context.ts";

/** The percent that a rate of a centre's country means today; null for prices without VAT. */
export const vatToday = ({ now }: InCenter, rate: VatRate, { country }: { country: string }): number | null =>
  rate === "ZERO" ? null : vatPercent(rate, country, localDate(now()));
