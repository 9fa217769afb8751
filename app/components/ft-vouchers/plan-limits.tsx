import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { UnmetLimit } from "#rules/insurance/ft-vouchers/unmet-limits.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Note } from "../base/note.tsx";

type Props = {
  unmet: UnmetLimit[];
  /** Visits for which no slot was found until the last searched day. */
  missing: number;
  to: IsoDate;
};

/** The limits that a plan does not keep, and the visits for which it has no slot. */
export function PlanLimits({ unmet, missing, to }: Props) {
  const { t, i18n } = useTranslation("ftVoucherPlans");
  const locale = i18n.language as Locale;
  if (unmet.length === 0 && missing === 0) return null;
  return (
    <Note variant="warning" title={t("unmet")}>
      <ul>
        {unmet.map(({ limit, by, visits: count }) => (
          <li key={limit}>{t(limit, { day: formatDate(by, locale), count })}</li>
        ))}
        {missing > 0 && <li>{t("missing", { count: missing, day: formatDate(to, locale) })}</li>}
      </ul>
    </Note>
  );
}
