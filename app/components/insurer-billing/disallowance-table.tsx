import { useTranslation } from "react-i18next";
import type { DisallowanceKind, Locale } from "#rules/codes.ts";
import { formatDateTime, formatMoney, type Money } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

export type DisallowanceRow = {
  id: number;
  kind: DisallowanceKind;
  amount: Money;
  reason: string;
  createdAt: string;
  createdBy: { fullName: string };
  takenBackAt: string | null;
};
type Props = {
  rows: readonly DisallowanceRow[];
  /** The page that takes one back, for those who may. */
  takeBackHref?: (id: number) => string;
};

/** The disallowances of a batch, each with its kind and reason; mistakes that were taken back are struck through. */
export function DisallowanceTable({ rows, takeBackHref }: Props) {
  const { t, i18n } = useTranslation("insurerBilling");
  const locale = i18n.language as Locale;
  const columns = [
    { label: t("settlement.kind") },
    { label: t("settlement.reason") },
    { label: t("settlement.by") },
    { label: t("settlement.amount"), right: true },
    { label: <span className="vh">{t("settlement.takeBack")}</span> },
  ];
  return (
    <Table caption={t("settlement.list")} columns={columns}>
      {rows.map(({ id, kind, amount, reason, createdAt, createdBy, takenBackAt }) => {
        const look = takenBackAt ? "gone" : undefined;
        return (
          <tr key={id}>
            <th scope="row">
              <span className={look}>{t(`settlement.kinds.${kind}`)}</span>
            </th>
            <td data-l={t("settlement.reason")}>
              <div>
                <span className={look}>{reason}</span>
                {takenBackAt && (
                  <span className="mute">
                    {" "}
                    {t("settlement.takenBack", { at: formatDateTime(takenBackAt, locale) })}
                  </span>
                )}
              </div>
            </td>
            <td data-l={t("settlement.by")}>
              <div>
                {createdBy.fullName} <span className="mute num">{formatDateTime(createdAt, locale)}</span>
              </div>
            </td>
            <td data-l={t("settlement.amount")} className="r">
              <span className={look}>{formatMoney(amount, locale)}</span>
            </td>
            <td className="r">
              {takeBackHref && !takenBackAt && <a href={takeBackHref(id)}>{t("settlement.takeBack")}</a>}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
