import { useTranslation } from "react-i18next";
import { formatSpan } from "#rules/calendar/format-period.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { GridValues } from "#rules/grids/column.ts";
import { buttonClass } from "../base/button-link.tsx";
import { ColorDot, StateChip } from "../base/chip.tsx";
import { Icon } from "../base/icon.tsx";
import { useToday } from "../today.ts";
import { WholeTimes } from "../whole-times.tsx";

export function UrgentChip() {
  const { t } = useTranslation("grids");
  return (
    <StateChip state="todo" icon="warning">
      {t("chips.URGENT")}
    </StateChip>
  );
}

/** The services and the people that an entry accepts. */
export function Preference({ procedures, people }: GridValues["preference"]) {
  const { t } = useTranslation("grids");
  return (
    <div>
      {procedures.map(({ id, name, color }) => (
        <div key={id}>
          <ColorDot color={color}>{name}</ColorDot>
        </div>
      ))}
      {procedures.length === 0 && <div className="mute">{t("waiting.any")}</div>}
      {people.length > 0 && <div className="mute">{people.join(", ")}</div>}
    </div>
  );
}

/** The note of an entry, and the visit whose cancellation it comes from. */
export function WaitingNote({ note, canceled }: GridValues["waiting-note"]) {
  const { t, i18n } = useTranslation("grids");
  const today = useToday();
  if (!note && !canceled) return null;
  return (
    <div>
      {note && <div>{note}</div>}
      {canceled && (
        <div className="mute">
          <WholeTimes text={t("waiting.canceled", { when: formatSpan(canceled, i18n.language as Locale, today) })} />
        </div>
      )}
    </div>
  );
}

export function DaysWaited({ since, days }: GridValues["days-waited"]) {
  const { t, i18n } = useTranslation("grids");
  return (
    <span className="num nw" title={formatDate(since, i18n.language as Locale)}>
      {days > 0 ? t("validFor.DAY", { count: days }) : t("waiting.sinceToday")}
    </span>
  );
}

/** One press to book a patient; `starts` where the page begins at it. */
export function BookLink(props: { href: string; label: string; name: string; starts?: boolean }) {
  const { href, label, name, starts = false } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter books the patient who suits a free slot best.
    <a className={buttonClass("plain", true)} href={href} autoFocus={starts} data-first={starts || undefined}>
      <Icon name="calendar" />
      {label}
      <span className="vh"> {name}</span>
    </a>
  );
}
