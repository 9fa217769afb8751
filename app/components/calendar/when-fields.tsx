import { useTranslation } from "react-i18next";
import type { IsoDate } from "#rules/time.ts";
import { buttonClass } from "../button-link.tsx";
import { Checkbox } from "../forms/checkbox.tsx";
import { DateField } from "../forms/date-field.tsx";
import type { FieldState } from "../forms/field.tsx";
import { Group, Pair } from "../forms/group.tsx";
import { TextField } from "../forms/text-field.tsx";
import { TimeField } from "../forms/time-field.tsx";
import { useHydrated } from "../use-hydrated.ts";

type Props = {
  fields: Record<"date" | "from" | "to" | "duration" | "allDay" | "lastDate", FieldState & { initialValue?: unknown }>;
  freeTime: boolean;
  today: IsoDate;
  /** Where the form is posted to be drawn again: who is free then. */
  redrawHref: string;
  /** Where free times are looked for, and who suits the one that is entered. */
  freePlacesHref?: string;
  substitutesHref?: string;
};

/** When an event takes place. Without an end it takes as long as its service. */
export function WhenFields({ fields, freeTime, today, redrawHref, freePlacesHref, substitutesHref }: Props) {
  const { t } = useTranslation(["calendar", "event"]);
  const hydrated = useHydrated();
  return (
    <Group
      legend={t("when")}
      note={
        freePlacesHref && (
          <>
            <a href={freePlacesHref}>{t("event:findFree")}</a>
            {substitutesHref && (
              <>
                <br />
                <a href={substitutesHref}>{t("event:substitutes")}</a>
              </>
            )}
          </>
        )
      }
    >
      <DateField field={fields.date} label={t("date")} today={today} />
      <Pair>
        <TimeField field={fields.from} label={t("from")} />
        <TimeField field={fields.to} label={t("to")} hint={freeTime ? undefined : t("toHint")} />
        <TextField
          field={fields.duration}
          label={t("duration")}
          hint={t("durationHint")}
          width="w4"
          inputMode="numeric"
          optional
        />
      </Pair>
      {(freeTime || fields.allDay.initialValue !== undefined) && (
        <>
          <Checkbox field={fields.allDay} label={t("allDay")} />
          <DateField field={fields.lastDate} label={t("lastDate")} hint={t("lastDateHint")} today={today} optional />
        </>
      )}
      {!hydrated && (
        <button className={buttonClass("plain")} formAction={redrawHref}>
          {t("event:check")}
        </button>
      )}
    </Group>
  );
}
