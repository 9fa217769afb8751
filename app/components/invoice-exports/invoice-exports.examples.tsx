import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { ExportCheck } from "./export-check.tsx";
import { ExportForm } from "./export-form.tsx";

export const examples: Example[] = [
  {
    name: "documents of an export, in order and not",
    render: () => (
      <>
        <ExportCheck check={{ count: 412, gaps: [], missingFiles: 0 }} />
        <ExportCheck check={{ count: 1, gaps: ["2026-0007", "2026-0009"], missingFiles: 2 }} />
      </>
    ),
  },
  {
    name: "format of an export",
    render: () => (
      <ExportForm
        formProps={{ id: "export" }}
        range={{ from: "2026-03-01", to: "2026-03-31" }}
        kind={exampleField("export-kind", { defaultValue: "XLSX" })}
        kinds={["XLSX", "CSV"]}
      />
    ),
  },
];
