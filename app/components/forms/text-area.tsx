import type { ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";

type Props = FieldProps & {
  rows?: number;
  maxLength?: number;
  /** What stands above the text. */
  children?: ReactNode;
};

export function TextArea({ field, label, hint, optional, rows = 3, maxLength, children }: Props) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      {(control) => (
        <>
          {children}
          <textarea {...control} rows={rows} maxLength={maxLength} defaultValue={field.defaultValue} />
        </>
      )}
    </Field>
  );
}
