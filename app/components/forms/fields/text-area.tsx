import type { ReactNode } from "react";
import { useHydrated } from "../../use-hydrated.ts";
import { Field, type FieldProps } from "./field.tsx";

type Props = FieldProps & {
  rows?: number;
  maxLength?: number;
  /** The field that a form is opened for, though there are others above it. */
  first?: boolean;
  /** Content above the text. */
  children?: ReactNode;
};

export function TextArea({ field, label, hint, optional, rows = 3, maxLength, first, children }: Props) {
  const begins = useBeginning(field);
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      {(control) => (
        <>
          {children}
          <textarea {...control} rows={rows} maxLength={maxLength} defaultValue={begins} data-first={first} />
        </>
      )}
    </Field>
  );
}

/** On hydration React 18 resets an area to its initial text: the text typed before the scripts loaded. */
function useBeginning({ id, defaultValue }: FieldProps["field"]) {
  const takesOver = !useHydrated() && typeof document !== "undefined";
  const there = takesOver ? document.getElementById(id) : null;
  return there ? (there as HTMLTextAreaElement).value : defaultValue;
}
