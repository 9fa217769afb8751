import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { colors } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Checks } from "../../forms/fields/checks.tsx";
import type { Option } from "../../forms/combobox/use-suggestions.ts";
import type { FieldState } from "../../forms/fields/field.tsx";
import { Group } from "../../forms/group.tsx";
import { Select } from "../../forms/fields/select.tsx";
import { TextArea } from "../../forms/fields/text-area.tsx";
import { TextField } from "../../forms/fields/text-field.tsx";
import { NewPatientFields, type Candidate, type newPatientFieldNames } from "./new-patient-fields.tsx";
import { PatientsField } from "./patients-field.tsx";
import { RepeatFields } from "../series/repeat-fields.tsx";
import { useAvailability, type Unavailable } from "./use-availability.ts";
import { useEventEnd } from "./use-event-end.ts";
import { VoucherChoice, type VoucherToBook } from "../../ft-vouchers/voucher-choice.tsx";
import { WhenFields } from "./when-fields.tsx";

export const eventFieldNames = [
  "patients",
  "patient",
  "sameAs",
  "procedure",
  "date",
  "allDay",
  "lastDate",
  "from",
  "to",
  "duration",
  "owner",
  "staffs",
  "facilities",
  "ftVoucher",
  "name",
  "note",
  "issue",
  "color",
] as const;
type Name = (typeof eventFieldNames)[number];

type Props = {
  formId: string;
  fields: Record<Name, FieldState & { initialValue?: unknown }>;
  newPatient: Record<(typeof newPatientFieldNames)[number], FieldState>;
  freeTime: boolean;
  /** Of a new event, which may become a series. */
  repeat?: ComponentProps<typeof RepeatFields>["fields"];
  today: IsoDate;
  books: {
    procedures: readonly {
      id: number;
      name: string;
      duration: number;
      places: number;
      facilityIds: readonly number[];
    }[];
    profiles: readonly { id: number; listName: string }[];
    facilities: readonly { id: number; name: string }[];
    visitMinutes: number;
  };
  patients: { chosen: Option[]; query: string; options?: Option[] };
  unavailable: Unavailable;
  /** The voucher that is proposed for a new visit. */
  ftVoucher: VoucherToBook | null;
  hrefs: {
    redraw: string;
    suggestions: string;
    availability: string;
    freePlaces?: string;
    substitutes?: string;
    card: (uuid: string) => string;
  };
  /** Candidates for the new patient. */
  candidates?: Candidate[];
};

/** The fields of an event: patients, service, time, person and room. */
export function EventFields({
  formId,
  fields,
  newPatient,
  freeTime,
  repeat,
  today,
  books,
  patients,
  hrefs,
  candidates,
  ...drawn
}: Props) {
  const { t } = useTranslation(["calendar", "events"]);
  const [procedure, setProcedure] = useState(fields.procedure.defaultValue);
  const service = books.procedures.find(({ id }) => String(id) === procedure);
  const needs = books.facilities.filter(({ id }) => service?.facilityIds.includes(id)).map(({ name }) => name);
  const { ftVoucher, ...unavailable } = useAvailability(formId, hrefs.availability, {
    ...drawn.unavailable,
    ftVoucher: drawn.ftVoucher,
  });
  useEventEnd(formId, books.procedures, books.visitMinutes);
  const people = books.profiles.map(({ id, listName }) => ({
    value: String(id),
    label: named(listName, unavailable.profiles[id], "person"),
  }));
  const places = books.facilities.map(({ id, name }) => ({
    value: String(id),
    label: named(name, unavailable.facilities[id], "place"),
  }));
  return (
    <>
      <input type="hidden" name="eventType" value={freeTime ? "FREE_TIME" : "EVENT"} />
      {freeTime ? (
        <Group legend={t("what")}>
          <TextField field={fields.name} label={t("name")} hint={t("freeTimeHint")} optional maxLength={200} />
        </Group>
      ) : (
        <Group legend={t("events:whoComes")}>
          <PatientsField
            {...patients}
            fields={fields}
            most={service?.places ?? 1}
            searchHref={hrefs.redraw}
            sourceHref={hrefs.suggestions}
          />
          <NewPatientFields
            fields={newPatient}
            sameAs={fields.sameAs}
            today={today}
            candidates={candidates}
            cardHref={hrefs.card}
          />
          <ServiceField field={fields.procedure} procedures={books.procedures} onChoose={setProcedure} />
        </Group>
      )}
      <WhenFields
        fields={fields}
        freeTime={freeTime}
        visitMinutes={books.visitMinutes}
        today={today}
        redrawHref={hrefs.redraw}
        freePlacesHref={hrefs.freePlaces}
        substitutesHref={hrefs.substitutes}
      />
      <WhoFields fields={fields} people={people} places={places} needs={needs} />
      {!freeTime && ftVoucher && <VoucherChoice field={fields.ftVoucher} voucher={ftVoucher} />}
      {repeat && <RepeatFields fields={repeat} today={today} />}
      <RestFields fields={fields} freeTime={freeTime} />
    </>
  );

  function named(name: string, why: Unavailable["profiles"][number] | undefined, what: "person" | "place") {
    return why ? `${name} (${t(`events:unavailable.${what}.${why}`)})` : name;
  }
}

type ServiceProps = {
  field: FieldState;
  procedures: Props["books"]["procedures"];
  onChoose: (procedure: string) => void;
};

function ServiceField({ field, procedures, onChoose }: ServiceProps) {
  const { t } = useTranslation("calendar");
  return (
    <Select
      field={field}
      label={t("procedure")}
      options={procedures.map(({ id, name, duration }) => ({
        value: String(id),
        label: `${name}, ${t("minutes", { count: duration })}`,
      }))}
      none={t("noProcedure")}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

/** Person, room and equipment. */
function WhoFields({
  fields,
  people,
  places,
  needs,
}: Pick<Props, "fields"> & {
  people: { value: string; label: string }[];
  places: { value: string; label: string }[];
  /** Names of what the service requires. */
  needs: string[];
}) {
  const { t } = useTranslation(["calendar", "events"]);
  const others = [fields.staffs.initialValue].flat().filter(Boolean).length > 0;
  return (
    <Group legend={t("who")}>
      <Select field={fields.owner} label={t("owner")} options={people} none={t("noOwner")} />
      {places.length > 0 && (
        <Checks
          field={fields.facilities}
          label={t("facilities")}
          hint={needs.length > 0 && t("events:needs", { names: needs.join(", ") })}
          options={places}
          optional
        />
      )}
      <details className="more" open={others}>
        <summary>{t("staffs")}</summary>
        <Checks field={fields.staffs} label={t("staffs")} options={people} optional />
      </details>
    </Group>
  );
}

/** Note, and for a visit its issue, name and colour. */
function RestFields({ fields, freeTime }: Pick<Props, "fields" | "freeTime">) {
  const { t } = useTranslation(["calendar", "events", "procedures"]);
  return (
    <Group legend={t("events:rest")}>
      <TextArea field={fields.note} label={t("note")} hint={t("noteHint")} maxLength={4000} optional />
      {!freeTime && (
        <details
          className="more"
          open={Boolean(fields.issue.defaultValue || fields.name.defaultValue || fields.color.defaultValue)}
        >
          <summary>{t("events:more")}</summary>
          <TextArea
            field={fields.issue}
            label={t("issue")}
            hint={t("events:issueHint")}
            rows={2}
            maxLength={2000}
            optional
          />
          <TextField field={fields.name} label={t("name")} hint={t("nameHint")} optional maxLength={200} />
          <Select
            field={fields.color}
            label={t("events:color")}
            none={t("events:colorOfService")}
            options={colors.map((color) => ({ value: color, label: t(`procedures:colors.${color}`) }))}
          />
        </details>
      )}
    </Group>
  );
}
