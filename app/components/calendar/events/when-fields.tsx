import { useTranslation } from "react-i18next";
import type { IsoDate } from "#rules/time/time.ts";
import { buttonClass } from "../../base/button-link.tsx";
import { Checkbox } from "../../forms/fields/checkbox.tsx";
import { DateField } from "../../forms/fields/date-field.tsx";
import type { FieldState } from "../../forms/fields/field.tsx";
import { Group, Pair } from "../../forms/group.tsx";
import { TextField } from "../../forms/fields/text-field.tsx";
import { TimeField } from "../../forms/fields/time-field.tsx";
import { useHydrated } from "../../use-hydrated.ts";

type Props = {
  fields: Record<"date" | "from" | "to" | "duration" | "allDay" | "lastDate", FieldState & { initialValue?: unknown }>;
  freeTime: boolean;
  /** The length of a visit without an end and a service. */
  visitMinutes: number;
  today: IsoDate;
  /** Address to which the form is posted to be drawn again with availability. */
  redrawHref: string;
  /** Addresses of the search for free slots, and of waiting patients for the entered one. */
  freePlacesHref?: string;
  substitutesHref?: string;
};

/** The time of an event. Without an end it takes as long as its service, or as a visit of the centre. */
export function WhenFields({
  fields,
  freeTime,
  visitMinutes,
  today,
  redrawHref,
  freePlacesHref,
  substitutesHref,
}: Props) {
  const { t } = useTranslation(["calendar", "events"]);
  const hydrated = useHydrated();
  return (
    <Group
      legend={t("when")}
      note={
        freePlacesHref && (
          <>
            <a href={freePlacesHref}>{t("events:findFree")}</a>
            {substitutesHref && (
              <>
                <br />
                <a href={substitutesHref}>{t("events:substitutes")}</a>
              </>
            )}
          </>
        )
      }
    >
      <DateField field={fields.date} label={t("date")} today={today} />
      <Pair>
        <TimeField field={fields.from} label={t("from")} />
        <TimeField
          field={fields.to}
          label={t("to")}
          hint={freeTime ? undefined : t("toHint", { minutes: visitMinutes })}
          optional
        />
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
          {t("events:check")}
        </button>
      )}
    </Group>
  );
}
