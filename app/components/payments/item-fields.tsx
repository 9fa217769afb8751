import { useTranslation } from "react-i18next";
import { vatRates } from "#rules/codes.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { MoneyField } from "../forms/fields/money-field.tsx";
import { Select, type SelectOption } from "../forms/fields/select.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group, Pair } from "../forms/group.tsx";

type Props = {
  rows: Record<"target" | "name" | "price" | "vatRate", FieldState>[];
  offer: SelectOption[];
  /** Whether a text of its own needs a rate of VAT, which is chosen: none is likelier than another. */
  asksVatRate: boolean;
  currency: Currency;
  discountReason: FieldState;
  /** Whether this user may give discounts. */
  discounts: boolean;
};

/**
 * The lines of a payment: a service, a product or a text, with a price of its own or that of the list. Services have
 * their rates of VAT.
 */
export function ItemFields({ rows, offer, asksVatRate, currency, discountReason, discounts }: Props) {
  const { t } = useTranslation(["payments", "procedures"]);
  return (
    <Group legend={t("lines")} note={t("itemsNote")}>
      {rows.map(({ target, name, price, vatRate }, at) => {
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
            {asksVatRate && (
              <div className="own-rate">
                <Select
                  field={vatRate}
                  label={
                    <>
                      {t("procedures:vatRate")}
                      {ofItem}
                    </>
                  }
                  options={vatRates.toReversed().map((value) => ({ value, label: t(`procedures:vatRates.${value}`) }))}
                  none={t("chooseRate")}
                  width="w8"
                />
              </div>
            )}
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
