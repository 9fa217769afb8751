import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";
import { conditionNames, type ConditionName } from "#rules/insurance/reimbursement/insurer-year.ts";
import { StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import { InsurerCell } from "./insurer-cell.tsx";
import { useRange } from "./use-range.ts";

type Condition = { name: ConditionName; met: boolean | null; count: number | null; of: number | null };
export type ConditionsRow = {
  insuranceCompany: { code: string; abbreviation: string };
  expertise: string;
  people: number;
  unlimitedPeople: number;
  missingPeople: number;
  conditions: Condition[];
  /** In hundredths. */
  coefficient: { least: number; most: number };
};
type Props = { rows: ConditionsRow[]; hrefOf: (row: ConditionsRow) => string | undefined };

/** The conditions of the decree by insurers, each with its share and whether it is met. */
export function ConditionsTable({ rows, hrefOf }: Props) {
  const { t, i18n } = useTranslation("reimbursement");
  const locale = i18n.language as Locale;
  const range = useRange();
  const hundredths = (value: number) => (value > 0 ? "+" : "") + formatNumber(value / 100, locale, 2);
  return (
    <Table
      caption={t("conditions")}
      columns={[
        { label: t("insurer") },
        { label: t("people"), right: true },
        ...conditionNames.map((name) => ({ label: t(`names.${name}`) })),
        { label: t("coefficient"), right: true },
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.insuranceCompany.code} ${row.expertise}`}>
          <InsurerCell insurer={row.insuranceCompany} expertise={row.expertise} href={hrefOf(row)} />
          <td data-l={t("people")} className="r num">
            {formatNumber(row.people, locale)}
            {row.unlimitedPeople > 0 && (
              <div className="mute">{t("unlimited", { people: formatNumber(row.unlimitedPeople, locale) })}</div>
            )}
          </td>
          {row.conditions.map((condition) => (
            <td key={condition.name} data-l={t(`names.${condition.name}`)}>
              <ConditionState {...condition} missing={row.missingPeople} />
            </td>
          ))}
          <td data-l={t("coefficient")} className="r num">
            {range({ least: hundredths(row.coefficient.least), most: hundredths(row.coefficient.most) })}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function ConditionState({ name, met, count, of, missing }: Condition & { missing: number }) {
  const { t, i18n } = useTranslation("reimbursement");
  const locale = i18n.language as Locale;
  if (met === null) return <span className="mute">{t(name === "EDUCATION" ? "notKnown" : "notMeasured")}</span>;
  return (
    <div>
      <StateChip state={met ? "ok" : "quiet"} icon={met ? "check" : "close"}>
        {of ? `${formatNumber((count! / of) * 100, locale, 1)}\u00a0%` : t(met ? "met" : "notMet")}
        {of && <span className="vh"> {t(met ? "met" : "notMet")}</span>}
      </StateChip>
      {of && (
        <div className="mute num">
          {name === "DIAGNOSES" && missing > 0
            ? t("missing", { count: missing })
            : t("share", { part: formatNumber(count!, locale), of: formatNumber(of, locale) })}
        </div>
      )}
    </div>
  );
}
