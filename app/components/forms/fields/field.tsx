import { useContext, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../base/icon.tsx";
import { FewRequired } from "../few-required.ts";
import { useMessage } from "../use-message.ts";

/** The parts of conform's FieldMetadata that a field needs. */
export type FieldState = {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[];
  defaultValue?: string;
};
/** The same field with something chosen from the start. */
export const startingWith = (
  { id, name, errorId, descriptionId, errors, defaultValue }: FieldState,
  value: string,
): FieldState => ({ id, name, errorId, descriptionId, errors, defaultValue: defaultValue ?? value });

/** The same field with faults that were learnt another way. */
export const withErrors = (
  { id, name, errorId, descriptionId }: FieldState,
  errors: string[] | undefined,
): FieldState => ({ id, name, errorId, descriptionId, errors });

export type FieldProps = { field: FieldState; label: ReactNode; hint?: ReactNode; optional?: boolean };
/** The width of the expected text: 4, 8, 12, 20 rem, or full. */
export type Width = "w4" | "w8" | "w12" | "w20" | "w100";

type Control = ReturnType<typeof controlOf>;

/** The attributes that tie a control to its label, hint and error. */
export function controlOf(field: FieldState, hint: ReactNode) {
  const { id, name, errors } = field;
  return { id, name, "aria-describedby": describedBy(field, hint), "aria-invalid": errors ? true : undefined };
}

const describedBy = ({ errors, errorId, descriptionId }: FieldState, hint: ReactNode) =>
  [hint && descriptionId, errors && errorId].filter(Boolean).join(" ") || undefined;

/** Label, hint, error and control, in this order. */
export function Field({
  field,
  label,
  hint,
  optional,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const fewRequired = useContext(FewRequired);
  return (
    <div className={field.errors ? "field wrong" : "field"}>
      <label htmlFor={field.id}>
        {label}
        <Mark is={fewRequired ? !optional && "required" : optional && "optional"} />
      </label>
      <Notes field={field} hint={hint} />
      {children(controlOf(field, hint))}
    </div>
  );
}

/** The same around several controls: radios, or parts of one thing. The first of them has the field's id. */
export function FieldGroup({ field, label, hint, optional, children }: FieldProps & { children: ReactNode }) {
  const fewRequired = useContext(FewRequired);
  return (
    <fieldset
      className={field.errors ? "field choice wrong" : "field choice"}
      aria-describedby={describedBy(field, hint)}
    >
      <legend className="lab">
        {label}
        <Mark is={!fewRequired && optional && "optional"} />
      </legend>
      <Notes field={field} hint={hint} />
      {children}
    </fieldset>
  );
}

function Mark({ is }: { is: "required" | "optional" | false | undefined }) {
  const { t } = useTranslation("forms");
  return is ? <span className="opt"> ({t(is)})</span> : null;
}

function Notes({ field, hint }: Pick<FieldProps, "field" | "hint">) {
  const message = useMessage();
  const error = field.errors?.[0];
  return (
    <>
      {hint && (
        <span className="hint" id={field.descriptionId}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className="err" id={field.errorId}>
          <Icon name="warning" />
          {message(error, field)}
        </span>
      )}
    </>
  );
}
