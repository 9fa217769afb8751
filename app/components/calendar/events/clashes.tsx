import { useTranslation } from "react-i18next";
import type { ClaimKind, ClashReason, Locale } from "#rules/codes.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { useToday } from "../../today.ts";

/** As the API names them in the details of its fault `overlap`. */
export type Clash = {
  kind: ClaimKind;
  id: number;
  label: string;
  reason: ClashReason;
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
export function Clashes({ clashes, eventHref }: { clashes: Clash[]; eventHref: (id: number) => string }) {
  const { t, i18n } = useTranslation("calendar");
  const today = useToday();
  const locale = i18n.language as Locale;
  return (
    <ul>
      {clashes.map(({ kind, id, label, reason, at, from, to, event, eventName }) => {
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
      {clashes.some(({ kind, reason }) => kind === "PATIENT_CARD" && reason !== "CAPACITY") && (
        <li>{t("overrideNever")}</li>
      )}
    </ul>
  );
}
