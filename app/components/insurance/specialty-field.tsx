import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

type Props = { field: FieldState; label: string; hint: string; specialties: { code: string; name: string }[] };

/** The code of a specialty; the browser offers specialties while one is typed. */
export function SpecialtyField({ field, label, hint, specialties }: Props) {
  const list = `${field.id}-list`;
  return (
    <>
      <TextField field={field} label={label} hint={hint} autoComplete="off" list={list} />
      <datalist id={list}>
        {specialties.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
