import { useTranslation } from "react-i18next";
import type { IsoDate } from "#rules/time/time.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { LeaveList, type Leave } from "./leave-list.tsx";
import { PeriodList, type Period } from "./period-list.tsx";

type Props = {
  periods: Period[];
  leaves: Leave[];
  today: IsoDate;
  href: {
    newPeriod: string;
    newLeave: string;
    period: (id: number) => string;
    event: (id: number) => string;
    removeLeave: (id: number) => string;
    cancelDay: string;
  };
};

/** Exceptions to the usual week: leave, and periods with other hours. */
export function HoursAside({ periods, leaves, today, href }: Props) {
  const { t } = useTranslation("workingHours");
  return (
    <div className="side">
      <section>
        <h2>{t("leave")}</h2>
        <p className="mute">{t("leaveText")}</p>
        <LeaveList leaves={leaves} eventHref={href.event} removeHref={href.removeLeave} />
        <p className="row">
          <ButtonLink href={href.newLeave} small icon="plus">
            {t("addLeave")}
          </ButtonLink>{" "}
          <ButtonLink href={href.cancelDay} small icon="ban">
            {t("cancelDay")}
          </ButtonLink>
        </p>
      </section>
      <section>
        <h2>{t("periods")}</h2>
        <p className="mute">{t("periodsText")}</p>
        <PeriodList periods={periods} today={today} hrefOf={href.period} />
        <p>
          <ButtonLink href={href.newPeriod} small icon="plus">
            {t("addPeriod")}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
