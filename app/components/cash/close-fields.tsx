import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { MoneyField } from "../forms/fields/money-field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";

type Props = {
  fields: Record<"counted" | "reason", FieldState>;
  box: string;
  /** Cash by the book, in minor units. */
  inBook: number;
  currency: Currency;
};

/** The counted cash of a box next to that of its book. */
export function CloseFields({ fields, box, inBook, currency }: Props) {
  const { t, i18n } = useTranslation("cash");
  const cash = formatMoney({ amount: inBook, currency }, i18n.language as Locale);
  return (
    <Group legend={box} note={t("closeText")}>
      <MoneyField field={fields.counted} label={t("counted")} hint={t("countedHint", { cash })} currency={currency} />
      <TextField
        field={fields.reason}
        label={t("differenceReason")}
        hint={t("differenceReasonHint")}
        optional
        autoComplete="off"
      />
    </Group>
  );
}
