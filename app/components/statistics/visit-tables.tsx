import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";
import { FacilityTable, type FacilityRow } from "./facility-table.tsx";
import { WorkTable, type WorkRow } from "./work-table.tsx";

export type Facts = {
  lateExcuses: number;
  returning: { patients: number; returning: number };
  people: WorkRow[];
  facilities: FacilityRow[];
};
export type EarlierFacts = { lateExcuses: number; returning: { patients: number } };
type Props = {
  facts: Facts;
  /** Those of the period before. */
  earlier: EarlierFacts;
  visits: number;
  missed: { now: number; before: number };
  money: (amount: number) => string;
  hrefOf?: (profile: number) => string;
};

/** Figures of a period's visits besides its charts: patients, missed visits, the work of people, and utilization. */
export function VisitTables({ facts, earlier, visits, missed, ...rest }: Props) {
  const { t, i18n } = useTranslation("statistics");
  const locale = i18n.language as Locale;
  const { lateExcuses, returning, people, facilities } = facts;
  const number = (value: number) => formatNumber(value, locale);
  const share = (part: number, of: number) =>
    t("share", { share: of === 0 ? 0 : number(Math.round((part / of) * 1000) / 10) });
  const cells = [
    { label: t("patients"), value: number(returning.patients), before: earlier.returning.patients },
    {
      label: t("returning"),
      value: `${number(returning.returning)} (${share(returning.returning, returning.patients)})`,
    },
    {
      label: t("missed"),
      value: t("missedShare", { value: number(missed.now), share: share(missed.now, visits) }),
      before: missed.before,
    },
    { label: t("late"), value: number(lateExcuses), before: earlier.lateExcuses },
  ];
  return (
    <>
      <section className="sheet">
        <h2>{t("facts")}</h2>
        <dl className="cells">
          {cells.map(({ label, value, before }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">
                {value}
                {before !== undefined && (
                  <>
                    <br />
                    <span className="mute">{t("earlier", { value: number(before) })}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="sheet">
        <h2>{t("work")}</h2>
        <p className="mute mb">
          {t("workText")} {t("utilizationText")}
        </p>
        <WorkTable rows={people} {...rest} />
      </section>
      {facilities.length > 0 && (
        <section className="sheet">
          <h2>{t("facilities")}</h2>
          <p className="mute mb">{t("facilitiesText")}</p>
          <FacilityTable rows={facilities} />
        </section>
      )}
    </>
  );
}
