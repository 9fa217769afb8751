import { useTranslation } from "react-i18next";
import type { LeftBehind } from "./colleague-facts.tsx";

/** Effects of ending a colleague's access, and the records that stay. */
export function Leaving({
  behind: { eventsAhead, drafts },
  calendarHref,
  workHref,
}: {
  behind: LeftBehind;
  calendarHref: string;
  workHref: string;
}) {
  const { t } = useTranslation("staff");
  return (
    <ul className="points mb">
      <li>{t("endSessionsItem")}</li>
      <li>{t("endElsewhereItem")}</li>
      <li>
        {eventsAhead > 0 ? (
          <>
            {t("endAheadItem", { count: eventsAhead })} <a href={calendarHref}>{t("inCalendar")}</a>,{" "}
            <a href={workHref}>{t("workList")}</a>
          </>
        ) : (
          t("endNothingAheadItem")
        )}
      </li>
      <li>{t("endSignedItem")}</li>
      {drafts > 0 && <li>{t("endDraftsItem", { count: drafts })}</li>}
      <li>{t("endHoursItem")}</li>
      <li>{t("endMailItem")}</li>
    </ul>
  );
}
