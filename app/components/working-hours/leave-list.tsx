import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { useToday } from "../today.ts";
import { WholeTimes } from "../whole-times.tsx";

export type Leave = { id: number; name: string | null; beginAt: string; endAt: string; allDay: boolean };
type Props = { leaves: Leave[]; eventHref: (id: number) => string; removeHref: (id: number) => string };

/**
 * Leave to come, each with the way to call it off. Parts of days, which may be many, are folded away behind the whole
 * ones.
 */
export function LeaveList({ leaves, eventHref, removeHref }: Props) {
  const { t, i18n } = useTranslation("workingHours");
  const today = useToday();
  const list = (some: Leave[]) => (
    <ul>
      {some.map((leave) => (
        <li key={leave.id}>
          <a className="num" href={eventHref(leave.id)}>
            <WholeTimes text={formatSpan(leave, i18n.language as Locale, today)} />
          </a>{" "}
          {leave.name ?? t("leave")}
          {" · "}
          <a href={removeHref(leave.id)}>
            {t("removeLeave")}
            <span className="vh">
              {" "}
              {leave.name ?? t("leave")} {formatSpan(leave, i18n.language as Locale, today)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
  const [days, parts] = [leaves.filter(({ allDay }) => allDay), leaves.filter(({ allDay }) => !allDay)];
  return (
    <>
      {days.length > 0 ? list(days) : <p className="mute">{t("noLeave")}</p>}
      {parts.length > 0 && (
        <details>
          <summary>{t("parts", { number: parts.length })}</summary>
          {list(parts)}
        </details>
      )}
    </>
  );
}
