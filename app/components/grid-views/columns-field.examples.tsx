import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { ColumnsField } from "./columns-field.tsx";

const row = (key: string, label: string, shown = true) => ({ key, label, shown });

export const examples: Example[] = [
  {
    name: "columns of a view of payments",
    render: () => (
      <ColumnsField
        field={exampleField("columns")}
        rows={[row("payer", "Plátce"), row("created", "Vznikla"), row("symbol", "Variabilní symbol", false)]}
      />
    ),
  },
  {
    name: "no column is chosen",
    render: () => (
      <ColumnsField
        field={exampleField("no-columns", { errors: ["required"] })}
        rows={[row("paid", "Zaplaceno", false)]}
      />
    ),
  },
];
