import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Clashes, type Clash } from "../calendar/events/clashes.tsx";

type Props = { clashes: Clash[]; eventHref: (id: number) => string };

/** The visits that cannot be booked, each with its conflicts. */
export function PlanClashes({ clashes, eventHref }: Props) {
  const { t, i18n } = useTranslation("ftVoucherPlans");
  const visits = [...new Set(clashes.map(({ at }) => at))].sort();
  return (
    <>
      <p>{t("taken")}</p>
      {visits.map((at) => (
        <Fragment key={at}>
          <p>
            <b className="num">{formatDateTime(at, i18n.language as Locale)}</b>
          </p>
          <Clashes clashes={clashes.filter((clash) => clash.at === at)} eventHref={eventHref} />
        </Fragment>
      ))}
    </>
  );
}
