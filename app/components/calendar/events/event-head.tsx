import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { formatSpanWithYear } from "#rules/calendar/format-period.ts";
import type { Locale } from "#rules/codes.ts";
import { ButtonLink } from "../../base/button-link.tsx";
import { WholeTimes } from "../../whole-times.tsx";
import { InDialog } from "../../dialogs/in-dialog.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { eventTitle, type TitledEvent } from "./event-title.ts";

type Props = {
  event: TitledEvent<{ fullName: string }> & { beginAt: string; endAt: string; allDay: boolean };
  /** The patient is not named. */
  hidden?: boolean;
  hrefs: { /** The page that led here. */ back: string | undefined; calendar: string; remove: string };
};

/** The time of an event, and its title. */
export function EventHead({ event, hidden, hrefs }: Props) {
  const { t, i18n } = useTranslation(["calendar", "events", "forms"]);
  const inDialog = useContext(InDialog);
  return (
    <PageHead
      title={eventTitle(event, t, { hidden })}
      over={<WholeTimes text={formatSpanWithYear(event, i18n.language as Locale, "long")} />}
      actions={
        <>
          {!inDialog && (
            <ButtonLink href={hrefs.back ?? hrefs.calendar} icon={hrefs.back ? "left" : "calendar"}>
              {t(hrefs.back ? "forms:back" : "toCalendar")}
            </ButtonLink>
          )}
          <ButtonLink
            href={hrefs.remove}
            tone="bad"
            icon="bin"
            shortcut="Delete"
            title={t("events:key", { key: "Delete" })}
          >
            {t("events:remove")}
          </ButtonLink>
        </>
      }
    />
  );
}
