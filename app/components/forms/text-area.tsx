import { Field, type FieldProps } from "./field.tsx";

type Props = FieldProps & { rows?: number; maxLength?: number };

export function TextArea({ field, label, hint, optional, rows = 3, maxLength }: Props) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      {(control) => <textarea {...control} rows={rows} maxLength={maxLength} defaultValue={field.defaultValue} />}
    </Field>
  );
}
