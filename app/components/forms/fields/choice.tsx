import type { ReactNode } from "react";
import { FieldGroup, type FieldProps } from "./field.tsx";

type Option = { value: string; label: ReactNode; hint?: ReactNode };

/** One of a few, all in sight; in a line where the words are short. */
export function Choice({
  field,
  label,
  hint,
  optional,
  options,
  inLine,
}: FieldProps & { options: Option[]; inLine?: boolean }) {
  return (
    <FieldGroup field={field} label={label} hint={hint} optional={optional}>
      <div className={inLine ? "line" : undefined}>
        {options.map((option, at) => (
          <label key={option.value}>
            <input
              type="radio"
              id={at === 0 ? field.id : undefined}
              name={field.name}
              value={option.value}
              defaultChecked={option.value === field.defaultValue}
            />
            <span>
              {option.label}
              {option.hint && <span className="hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
