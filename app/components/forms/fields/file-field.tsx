import { Field, type FieldProps } from "./field.tsx";

/** One file. */
export function FileField({ accept, ...field }: FieldProps & { accept?: string }) {
  return <Field {...field}>{(control) => <input {...control} type="file" accept={accept} className="w100" />}</Field>;
}
