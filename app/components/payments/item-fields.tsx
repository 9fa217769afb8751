import { useTranslation } from "react-i18next";
import type { Currency } from "#rules/money/currency.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { MoneyField } from "../forms/fields/money-field.tsx";
import { Select, type SelectOption } from "../forms/fields/select.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group, Pair } from "../forms/group.tsx";

type Props = {
  rows: Record<"target" | "name" | "price", FieldState>[];
  offer: SelectOption[];
  currency: Currency;
  discountReason: FieldState;
  /** Whether this user may give discounts. */
  discounts: boolean;
};

/** The lines of a payment: a service, a product or a text, with a price of its own or that of the list. */
export function ItemFields({ rows, offer, currency, discountReason, discounts }: Props) {
  const { t } = useTranslation("payments");
  return (
    <Group legend={t("lines")} note={t("itemsNote")}>
      {rows.map(({ target, name, price }, at) => {
        const number = t("itemNumber", { number: at + 1 });
        const ofItem = <span className="vh">: {number}</span>;
        return (
          <Pair key={target.name}>
            <Select field={target} label={number} options={offer} none={t("choose")} width="w12" />
            <TextField
              field={name}
              label={
                <>
                  {t("name")}
                  {ofItem}
                </>
              }
              width="w12"
              optional
              autoComplete="off"
            />
            <MoneyField
              field={price}
              label={
                <>
                  {t("price")}
                  {ofItem}
                </>
              }
              optional
              currency={currency}
            />
          </Pair>
        );
      })}
      {discounts && (
        <TextField
          field={discountReason}
          label={t("discountReason")}
          hint={t("discountHint")}
          optional
          autoComplete="off"
        />
      )}
    </Group>
  );
}
