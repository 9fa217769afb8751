import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { ExportCheck } from "./export-check.tsx";
import { ExportForm } from "./export-form.tsx";

const march = { from: "2026-03-01", to: "2026-03-31" };

export const examples: Example[] = [
  {
    name: "documents of an export, in order and not",
    render: () => (
      <>
        <ExportCheck check={{ count: 412, gaps: [], missingFiles: 0 }} range={march} />
        <ExportCheck check={{ count: 1, gaps: ["2026-0007", "2026-0009"], missingFiles: 2 }} range={march} />
      </>
    ),
  },
  {
    name: "days and format of an export",
    render: () => (
      <ExportForm
        formProps={{ id: "export" }}
        fields={{
          from: exampleField("export-from", { defaultValue: march.from }),
          to: exampleField("export-to", { defaultValue: march.to }),
          kind: exampleField("export-kind", { defaultValue: "XLSX" }),
        }}
        today={march.to}
        kinds={["XLSX", "CSV"]}
      />
    ),
  },
];
