import { useContext, type ChangeEventHandler } from "react";
import { FewRequired } from "../few-required.ts";
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
  const mayBeNone = useContext(FewRequired) && none !== undefined;
  return (
    <Field field={field} label={label} hint={hint} optional={optional || mayBeNone}>
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
