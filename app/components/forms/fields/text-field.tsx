import type { ComponentPropsWithoutRef } from "react";
import { Field, type FieldProps, type Width } from "./field.tsx";

type Input = Pick<
  ComponentPropsWithoutRef<"input">,
  "autoComplete" | "inputMode" | "maxLength" | "spellCheck" | "autoCapitalize" | "onChange" | "onBlur"
>;
type Props = FieldProps & Input & { type?: "text" | "email" | "tel" | "search"; width?: Width };

export function TextField({ field, label, hint, optional, type = "text", width = "w20", ...input }: Props) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      {(control) => <input {...control} {...input} type={type} className={width} defaultValue={field.defaultValue} />}
    </Field>
  );
}
