import { additionalProcedurePages } from "#app/paths/center/additional-procedures.ts";
import { href } from "#app/paths/href.ts";
import { procedurePages } from "#app/paths/center/procedures.ts";
import { voucherPresetPages } from "#app/paths/money/voucher-presets.ts";
import type { Locale, PriceTarget } from "#rules/codes.ts";

/** The page of a service, product or preset, with its prices. */
export function pricedHref(locale: Locale, target: PriceTarget, id: number): string {
  if (target === "PROCEDURE") return href(locale, procedurePages.procedureEdit, { id });
  return target === "ADDITIONAL_PROCEDURE"
    ? href(locale, additionalProcedurePages.additionalProcedureEdit, { id })
    : href(locale, voucherPresetPages.voucherPreset, { id });
}
