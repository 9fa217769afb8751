import { useTranslation } from "react-i18next";
import type { Locale, PriceTarget } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import { Table } from "../base/table.tsx";
import { controlOf, type FieldState } from "../forms/fields/field.tsx";
import { useMessage } from "../forms/use-message.ts";
import { usePriceColumns } from "./use-price-columns.ts";

export type NewPriceRow = Record<"target" | "id" | "version" | "before" | "was" | "name" | "price", string>;
type Props = { shownFrom: FieldState; rows: Record<keyof NewPriceRow, FieldState>[]; currency: Currency };

/** The price of the day before and the new one of each row of the price list; the new one is a field. */
export function NewPrices({ shownFrom, rows, currency }: Props) {
  const { t, i18n } = useTranslation("prices");
  const message = useMessage();
  const columns = usePriceColumns();
  return (
    <>
      <input type="hidden" name={shownFrom.name} value={shownFrom.defaultValue} />
      <Table caption={t("newTitle")} columns={columns}>
        {rows.map(({ target, id, version, before, was, name, price }) => (
          <tr key={price.id}>
            <th scope="row">
              <label htmlFor={price.id}>{name.defaultValue}</label>
              {[target, id, version, before, was, name].map((field) => (
                <input key={field.name} type="hidden" name={field.name} value={field.defaultValue} />
              ))}
            </th>
            <td data-l={t("kind")}>{t(`kinds.${target.defaultValue as PriceTarget}`)}</td>
            <td data-l={t("old")} className="r num">
              {isAmount(before.defaultValue) &&
                formatMoney({ amount: Number(before.defaultValue), currency }, i18n.language as Locale)}
            </td>
            <td data-l={t("new")} className="r">
              {price.errors && (
                <span className="err" id={price.errorId}>
                  {message(price.errors[0]!, price)}
                </span>
              )}
              <input
                {...controlOf(price, undefined)}
                className="w8 r num"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={price.defaultValue}
              />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** A hidden field that was altered on the way may hold anything. */
const isAmount = (value: string | undefined) => /^\d{1,12}$/.test(value ?? "");
