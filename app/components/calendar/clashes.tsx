import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatSpan } from "#rules/week.ts";

/** As the API names them in the details of its fault `overlap`. */
export type Clash = { kind: "PROFILE" | "FACILITY" | "PATIENT_CARD"; id: number; label: string; from: string; to: string; event: number; eventName: string | null };

/** Who and what is taken, when and by what. */
export function Clashes({ clashes, eventHref }: { clashes: Clash[]; eventHref: (id: number) => string }) {
  const { t, i18n } = useTranslation("calendar");
  const locale = i18n.language as Locale;
  return (
    <ul>
      {clashes.map(({ kind, id, label, from, to, event, eventName }) => (
        <li key={`${kind}${id}-${event}`}>
          {label}: <a href={eventHref(event)}>{formatSpan({ beginAt: from, endAt: to }, locale)}, {eventName ?? t("event")}</a>
        </li>
      ))}
      {clashes.some(({ kind }) => kind === "PATIENT_CARD") && <li>{t("overrideNever")}</li>}
    </ul>
  );
}
