import { FieldGroup, type FieldProps } from "./field.tsx";

type Props = Omit<FieldProps, "field"> & {
  field: FieldProps["field"] & { initialValue?: unknown };
  options: { value: string; label: string }[];
};

/** Some of a few, all in sight. */
export function Checks({ field, label, hint, optional, options }: Props) {
  const chosen = [field.initialValue].flat().map(String);
  return (
    <FieldGroup field={field} label={label} hint={hint} optional={optional}>
      <div className="line">
        {options.map((option, at) => (
          <label key={option.value}>
            <input
              type="checkbox"
              id={at === 0 ? field.id : undefined}
              name={field.name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
