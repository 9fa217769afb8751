import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Seg } from "../base/seg.tsx";

type Visit = { id: number; event: { beginAt: string } };
type Props = {
  visits: Visit[];
  chosen: number | null;
  /** The same page for another visit, 0 for none; typed text does not go along. */
  hrefOf: (attendance: number) => string;
};

const SHOWN = 3;

/** Choice of the report's visit: the latest without a report, or none. */
export function VisitChoice({ visits, chosen, hrefOf }: Props) {
  const { t, i18n } = useTranslation("medicalReports");
  const shown = visits.filter(({ id }, at) => at < SHOWN || id === chosen);
  const items = shown.map(({ id, event }) => ({
    label: formatDateTime(event.beginAt, i18n.language as Locale),
    href: hrefOf(id),
    current: id === chosen,
  }));
  if (visits.length === 0) return null;
  return (
    <div className="field">
      <span className="lab">{t("visit")}</span>
      <Seg label={t("visit")} items={[...items, { label: t("noVisit"), href: hrefOf(0), current: chosen === null }]} />
    </div>
  );
}
