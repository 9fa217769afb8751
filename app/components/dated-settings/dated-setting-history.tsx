import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import type { Change } from "#rules/dated-settings/dated-settings.ts";
import { formatDate } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

/** A change, and where it is removed, if it can be. */
export type DatedChange = Change & { removeHref: string | null };
type Props = {
  /** The latest first. */
  changes: DatedChange[];
  /** The numbers by their names, and what they are before the first change. */
  fields: { name: string; label: string; first: number }[];
};

/** The numbers of a setting by the days from which they hold; coming changes can be removed. */
export function DatedSettingHistory({ changes, fields }: Props) {
  const { t, i18n } = useTranslation("settings");
  const locale = i18n.language as Locale;
  const columns = [
    { label: t("dated.validFrom") },
    ...fields.map(({ label }) => ({ label, right: true })),
    { label: <span className="vh">{t("dated.remove")}</span> },
  ];
  const numbers = (of: Record<string, number>) =>
    fields.map(({ name, label, first }) => (
      <td key={name} data-l={label} className="r num">
        {of[name] ?? first}
      </td>
    ));
  return (
    <div className="sheet">
      <h2>{t("dated.history")}</h2>
      <p className="mute mb">{t("dated.historyText")}</p>
      <Table caption={t("dated.history")} columns={columns}>
        {changes.map(({ validFrom, numbers: own, removeHref }) => {
          const day = formatDate(validFrom, locale);
          return (
            <tr key={validFrom}>
              <th scope="row" className="num">
                {day}
              </th>
              {numbers(own)}
              <td className="r">
                {removeHref && (
                  <a href={removeHref}>
                    {t("dated.remove")}
                    <span className="vh"> {t("dated.from", { date: day })}</span>
                  </a>
                )}
              </td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">{t("dated.first")}</th>
          {numbers({})}
          <td>{null}</td>
        </tr>
      </Table>
    </div>
  );
}
