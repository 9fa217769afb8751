import { useTranslation } from "react-i18next";
import type { LeftBehind } from "./colleague-facts.tsx";

type Props = { name: string; /** Has not come yet. */ invited: boolean; behind: LeftBehind; calendarHref: string };

/** Effects of ending a colleague's access, and the records that stay. */
export function Leaving({ name, invited, behind: { eventsAhead, drafts }, calendarHref }: Props) {
  const { t } = useTranslation("staff");
  if (invited) return <p className="mb">{t("endInvitedText", { name })}</p>;
  return (
    <>
      <p className="mb">{t("endText", { name })}</p>
      <ul className="points mb">
        <li>{t("endSessionsItem")}</li>
        <li>{t("endElsewhereItem")}</li>
        <li>
          {eventsAhead > 0 ? (
            <>
              {t("endAheadItem", { count: eventsAhead })} <a href={calendarHref}>{t("inCalendar")}</a>
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
    </>
  );
}
