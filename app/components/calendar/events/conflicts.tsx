import { useTranslation } from "react-i18next";
import type { ClaimKind, ConflictReason, Locale } from "#rules/codes.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { useToday } from "../../today.ts";

/** As the API names them in the details of its fault `overlap`. */
export type Conflict = {
  kind: ClaimKind;
  id: number;
  label: string;
  reason: ConflictReason;
  at: string;
  from: string;
  to: string;
  event: number | null;
  eventName: string | null;
};

/**
 * Conflicts: the people and resources that are taken, when and by which event, and the people outside their hours. A
 * conflicting event opens in another tab: the form stays as it was typed.
 */
export function Conflicts({ conflicts, eventHref }: { conflicts: Conflict[]; eventHref: (id: number) => string }) {
  const { t, i18n } = useTranslation("calendar");
  const today = useToday();
  const locale = i18n.language as Locale;
  return (
    <ul>
      {conflicts.map(({ kind, id, label, reason, at, from, to, event, eventName }) => {
        const when = <span className="nw">{formatSpan({ beginAt: from, endAt: to }, locale, today)}</span>;
        const what = eventName ?? t(reason === "FREE_TIME" ? "freeTime" : "event");
        return (
          <li key={`${kind}${id}-${event}${at}`}>
            {label}:{" "}
            {event === null ? (
              <>
                {when}, {t(reason === "OUTSIDE_HOURS" ? "outsideHours" : "event")}
              </>
            ) : (
              <a href={eventHref(event)} target="_blank">
                {when}, {what}
                <span className="vh"> ({t("newWindow")})</span>
              </a>
            )}
          </li>
        );
      })}
      {conflicts.some(({ kind, reason }) => kind === "PATIENT_CARD" && reason !== "CAPACITY") && (
        <li>{t("overrideNever")}</li>
      )}
    </ul>
  );
}
