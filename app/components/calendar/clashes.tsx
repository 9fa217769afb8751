import { useTranslation } from "react-i18next";
import type { ClaimKind, ClashReason, Locale } from "#rules/codes.ts";
import { formatSpan } from "#rules/week.ts";

/** As the API names them in the details of its fault `overlap`. */
export type Clash = {
  kind: ClaimKind; id: number; label: string; reason: ClashReason; at: string; from: string; to: string; event: number | null; eventName: string | null;
};

/** Who and what is taken, when and by what, or who does not work then. */
export function Clashes({ clashes, eventHref }: { clashes: Clash[]; eventHref: (id: number) => string }) {
  const { t, i18n } = useTranslation("calendar");
  const locale = i18n.language as Locale;
  return (
    <ul>
      {clashes.map(({ kind, id, label, reason, at, from, to, event, eventName }) => {
        const when = formatSpan({ beginAt: from, endAt: to }, locale);
        return (
          <li key={`${kind}${id}-${event}${at}`}>
            {label}: {event === null ? `${when}, ${t(reason === "OUTSIDE_HOURS" ? "outsideHours" : "event")}` : <a href={eventHref(event)}>{when}, {eventName ?? t(reason === "FREE_TIME" ? "freeTime" : "event")}</a>}
          </li>
        );
      })}
      {clashes.some(({ kind, reason }) => kind === "PATIENT_CARD" && reason !== "CAPACITY") && <li>{t("overrideNever")}</li>}
    </ul>
  );
}
