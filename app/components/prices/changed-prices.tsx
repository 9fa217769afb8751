import { useTranslation } from "react-i18next";
import type { Locale, PriceTarget } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";
import { usePriceColumns } from "./use-price-columns.ts";

type Row = { target: PriceTarget; id: number; name: string; before: number; set: number; changed: number };

type Props = { validFrom: IsoDate; change: number; rows: Row[]; currency: Currency };

/**
 * Prices of the day before and those to which a change brings them, and the change as fields of a form; `set` is what
 * it replaces, where another price is set.
 */
export function ChangedPrices({ validFrom, change, rows, currency }: Props) {
  const { t, i18n } = useTranslation("prices");
  const money = (amount: number) => formatMoney({ amount, currency }, i18n.language as Locale);
  const columns = usePriceColumns();
  return (
    <>
      <input type="hidden" name="validFrom" value={validFrom} />
      <input type="hidden" name="change" value={change} />
      <Table caption={t("changeTitle")} columns={columns}>
        {rows.map(({ target, id, name, before, set, changed }) => (
          <tr key={`${target} ${id}`}>
            <th scope="row">{name}</th>
            <td data-l={t("kind")}>{t(`kinds.${target}`)}</td>
            <td data-l={t("old")} className="r num">
              {money(before)}
            </td>
            <td data-l={t("new")} className="r num">
              <span>
                {money(changed)}
                {set !== before && set !== changed && (
                  <span className="mute"> {t("insteadOf", { price: money(set) })}</span>
                )}
              </span>
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
