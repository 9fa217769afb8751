import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { GridValues } from "#rules/grids/column.ts";
import { paidWord } from "#rules/grids/paid-word.ts";
import { StateChip } from "../base/chip.tsx";
import { paidLooks } from "./paid-looks.ts";

/** The state of a payment in a word; of one that is paid in part, how much. */
export function PaymentState({ payment }: { payment: GridValues["boolean-paid"] }) {
  const { t, i18n } = useTranslation("payments");
  const { price, paid } = payment;
  const word = paidWord(payment);
  const money = (amount: number) => formatMoney({ amount, currency: price.currency }, i18n.language as Locale);
  return (
    <StateChip {...paidLooks[word]}>
      {word === "partly" ? t("paidOf", { paid: money(paid.amount), price: money(price.amount) }) : t(`states.${word}`)}
    </StateChip>
  );
}
