import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Conflicts, type Conflict } from "../calendar/events/conflicts.tsx";

type Props = { conflicts: Conflict[]; eventHref: (id: number) => string };

/** The visits that cannot be booked, each with its conflicts. */
export function PlanConflicts({ conflicts, eventHref }: Props) {
  const { t, i18n } = useTranslation("ftVoucherPlans");
  const visits = [...new Set(conflicts.map(({ at }) => at))].sort();
  return (
    <>
      <p>{t("taken")}</p>
      {visits.map((at) => (
        <Fragment key={at}>
          <p>
            <b className="num">{formatDateTime(at, i18n.language as Locale)}</b>
          </p>
          <Conflicts conflicts={conflicts.filter((conflict) => conflict.at === at)} eventHref={eventHref} />
        </Fragment>
      ))}
    </>
  );
}
