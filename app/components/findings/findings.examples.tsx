import type { Finding } from "#rules/findings/findings.ts";
import type { Example } from "../example.ts";
import { Form } from "../forms/form.tsx";
import { FindingHistories } from "./finding-histories.tsx";
import { FindingsFields } from "./findings-fields.tsx";
import { FindingsList } from "./findings-list.tsx";

const findings: Finding[] = [
  { kind: "ROM", what: "KNEE_S", side: "LEFT", value: "0-0-95" },
  { kind: "ROM", what: "TRUNK_F", side: null, value: "30-0-25" },
  { kind: "STRENGTH", what: "m. quadriceps femoris", side: "LEFT", value: "4-" },
  { kind: "VAS", what: "LOAD", side: null, value: "3.5" },
  { kind: "GIRTH", what: "THIGH_15", side: "LEFT", value: "51" },
];
const free = { what: "", side: "", value: "" };
const rows = {
  ROM: [{ what: "KNEE_S", side: "LEFT", value: "200", last: "0-0-95" }, free],
  STRENGTH: [free],
  VAS: [free],
  GIRTH: [free],
};

export const examples: Example[] = [
  { name: "findings of a report", render: () => <FindingsList findings={findings} /> },
  {
    name: "findings over time, charts further back than columns",
    render: () => (
      <FindingHistories
        locale="cs"
        reportHref={(uuid) => `#${uuid}`}
        examinations={["6", "5", "4", "4", "3.5", "2", "1"].map((vas, at) => ({
          uuid: `z${at}`,
          examinedAt: `2026-03-${10 + at}T08:00:00Z`,
          draft: at === 6,
          findings: [
            { ...findings[0]!, value: `0-${10 - at}-${80 + 8 * at}` },
            { ...findings[3]!, value: vas },
          ],
        }))}
      />
    ),
  },
  {
    name: "form",
    render: () => (
      <Form>
        <FindingsFields rows={rows} errorOf={(name) => (name === "ROM1.value" ? "rangeInvalid" : undefined)} />
      </Form>
    ),
  },
];
