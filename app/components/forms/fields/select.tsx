import type { ChangeEventHandler } from "react";
import { Field, type FieldProps, type Width } from "./field.tsx";

export type SelectOption = { value: string; label: string };
type Props = FieldProps & {
  options: SelectOption[];
  /** The words of the choice of nothing, where nothing may be chosen. */
  none?: string;
  width?: Width;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
};

export function Select({ field, label, hint, optional, options, none, width = "w20", onChange }: Props) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      {(control) => (
        <select {...control} className={width} defaultValue={field.defaultValue} onChange={onChange}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
