import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

export type VisitRow = Record<"procedure" | "count", FieldState>;
type Props = {
  rows: VisitRow[];
  /** Words of the rows, in their order. */ services: { name: string; hint?: string }[];
};

/** A number of visits for each service of a voucher. */
export function VisitFields({ rows, services }: Props) {
  return rows.map(({ procedure, count }, at) => (
    <div key={count.name}>
      <input type="hidden" name={procedure.name} value={procedure.defaultValue} />
      <TextField
        field={count}
        label={services[at]?.name ?? ""}
        hint={services[at]?.hint}
        width="w4"
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  ));
}
