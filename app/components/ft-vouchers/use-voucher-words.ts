import { useTranslation } from "react-i18next";
import { insuranceVariants } from "#rules/codes.ts";
import { compensations, type Compensation } from "#rules/insurance/compensations.ts";

const variantNames = { 1: "first", 2: "second", 3: "third", 4: "fourth" } as const satisfies Record<
  (typeof insuranceVariants)[number],
  string
>;

/** The coded facts of a voucher in words. */
export function useVoucherWords() {
  const { t } = useTranslation(["ftVouchers", "operations", "diagnoses"]);
  const variantOf = (variant: string) => t(`variants.${variantNames[variant as "1"]}`);
  const compensationOf = (code: string) => t(`compensations.c${code as Compensation}`);
  return {
    t,
    variantOf,
    compensationOf,
    variants: insuranceVariants.map((value) => ({ value, label: variantOf(value) })),
    compensations: compensations.map((value) => ({ value, label: compensationOf(value) })),
  };
}
