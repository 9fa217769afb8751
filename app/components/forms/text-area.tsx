import type { ReactNode } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { Field, type FieldProps } from "./field.tsx";

type Props = FieldProps & {
  rows?: number;
  maxLength?: number;
  /** What stands above the text. */
  children?: ReactNode;
};

export function TextArea({ field, label, hint, optional, rows = 3, maxLength, children }: Props) {
  const begins = useBeginning(field);
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      {(control) => (
        <>
          {children}
          <textarea {...control} rows={rows} maxLength={maxLength} defaultValue={begins} />
        </>
      )}
    </Field>
  );
}

/** React 18 puts the text that it begins with into an area that it takes over: that is what has been typed there before scripts came. */
function useBeginning({ id, defaultValue }: FieldProps["field"]) {
  const takesOver = !useHydrated() && typeof document !== "undefined";
  const there = takesOver ? document.getElementById(id) : null;
  return there ? (there as HTMLTextAreaElement).value : defaultValue;
}
