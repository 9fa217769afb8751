import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { FieldState } from "../../forms/fields/field.tsx";
import { Form, type FormKeys } from "../../forms/form.tsx";
import { Actions, Group } from "../../forms/group.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Conflict } from "./conflicts.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { EventFields, eventFieldNames } from "./event-fields.tsx";
import { ScopeChoice } from "../series/scope-choice.tsx";

type Fields = ComponentProps<typeof EventFields>;
type Field = FieldState & { initialValue?: unknown };
type Props = Omit<Fields, "formId" | "fields" | "newPatient" | "hrefs"> & {
  formProps: FormKeys & { id: string };
  fields: Record<string, Field | undefined>;
  newPatient: Record<string, Field | undefined>;
  hrefs: Fields["hrefs"] & { action: string; back: string };
  /** Conflicts of the last submit, and whether this role may override them. */
  conflicts: Conflict[];
  mayOverride: boolean;
  save: string;
  /** The basis of a change: its version, and the initial values of the form. */
  basis?: Record<"version" | "was", FieldState>;
  /** Of one of a series: whether it alone is meant. */
  scope?: FieldState;
};

/** The form of an event, new or changed; where it was refused, with the ways to write it all the same. */
export function EventForm({
  formProps,
  fields,
  newPatient,
  hrefs,
  conflicts,
  mayOverride,
  save,
  basis,
  scope,
  ...rest
}: Props) {
  const { t } = useTranslation(["calendar", "events"]);
  const known = (name: string) => fields[name]!;
  const asked = (name: string) => known(name).initialValue !== undefined;
  const outsideHours =
    conflicts.length > 0 ? conflicts.every(({ reason }) => reason === "OUTSIDE_HOURS") : asked("confirmOutsideHours");
  const overridable =
    conflicts.length > 0 ? !outsideHours && conflicts.every(({ kind }) => kind !== "PATIENT_CARD") : asked("override");
  return (
    <Form
      {...formProps}
      fewRequired
      action={hrefs.action}
      version={basis && Number(basis.version.defaultValue)}
      data-first={basis ? undefined : ""}
    >
      {basis && <input type="hidden" name={basis.was.name} value={basis.was.defaultValue} />}
      <ConsentFields fields={fields} override={mayOverride && overridable} outsideHours={outsideHours} />
      <EventFields
        {...rest}
        formId={formProps.id}
        fields={Object.fromEntries(eventFieldNames.map((name) => [name, known(name)])) as Fields["fields"]}
        newPatient={newPatient as Fields["newPatient"]}
        hrefs={hrefs}
      />
      {scope && (
        <Group legend={t("events:series")}>
          <ScopeChoice field={scope} />
        </Group>
      )}
      <Actions>
        <SubmitButton>{save}</SubmitButton>
        <a href={hrefs.back}>{t("cancel")}</a>
      </Actions>
    </Form>
  );
}
