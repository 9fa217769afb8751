import type { ComponentPropsWithoutRef } from "react";
import { Field, type FieldProps, type Width } from "./field.tsx";

type Input = Pick<
  ComponentPropsWithoutRef<"input">,
  "autoComplete" | "inputMode" | "maxLength" | "spellCheck" | "autoCapitalize" | "onChange" | "onBlur" | "list"
>;
type Props = FieldProps & Input & { type?: "text" | "email" | "tel" | "search"; width?: Width; startsHere?: boolean };

/** `startsHere`: the page is there for this field, and begins with it, also without scripts. */
export function TextField({ field, label, hint, optional, type = "text", width = "w20", startsHere, ...input }: Props) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      {(control) => (
        <input
          {...control}
          {...input}
          type={type}
          className={width}
          defaultValue={field.defaultValue}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={startsHere}
        />
      )}
    </Field>
  );
}
