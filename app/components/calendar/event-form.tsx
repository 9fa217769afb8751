import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/field.tsx";
import { Form, type FormKeys } from "../forms/form.tsx";
import { Actions, Group } from "../forms/group.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import type { Clash } from "./clashes.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { EventFields, eventFieldNames } from "./event-fields.tsx";
import { ScopeChoice } from "./scope-choice.tsx";

type Fields = ComponentProps<typeof EventFields>;
type Field = FieldState & { initialValue?: unknown };
type Props = Omit<Fields, "formId" | "fields" | "newPatient" | "hrefs"> & {
  formProps: FormKeys & { id: string };
  fields: Record<string, Field | undefined>;
  newPatient: Record<string, Field | undefined>;
  hrefs: Fields["hrefs"] & { action: string; back: string };
  /** For what the last submit was refused, and whether this role may write over it. */
  clashes: Clash[];
  mayOverride: boolean;
  save: string;
  /** Of a change: which version it is based on, and what the form was first filled with. */
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
  clashes,
  mayOverride,
  save,
  basis,
  scope,
  ...rest
}: Props) {
  const { t } = useTranslation(["calendar", "event"]);
  const known = (name: string) => fields[name]!;
  const asked = (name: string) => known(name).initialValue !== undefined;
  const outsideHours =
    clashes.length > 0 ? clashes.every(({ reason }) => reason === "OUTSIDE_HOURS") : asked("confirmOutsideHours");
  const overridable =
    clashes.length > 0 ? !outsideHours && clashes.every(({ kind }) => kind !== "PATIENT_CARD") : asked("override");
  return (
    <Form {...formProps} action={hrefs.action} version={basis && Number(basis.version.defaultValue)}>
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
        <Group legend={t("event:series")}>
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
