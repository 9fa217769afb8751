import { viewSvg } from "#rules/diagram/body-drawing.ts";
import type { BodyMark, ColoredRegion } from "#rules/diagram/body-diagram.ts";
import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { DiagramFields } from "./diagram-fields.tsx";
import { DiagramView } from "./diagram-view.tsx";

const regions: ColoredRegion[] = [
  { region: "BACK_LUMBAR_SPINE", color: "RED" },
  { region: "BACK_BUTTOCK_LEFT", color: "RED" },
  { region: "BACK_THIGH_LEFT", color: "YELLOW" },
  { region: "BACK_SHOULDER_BLADE_RIGHT", color: "BLUE" },
];
const marks: BodyMark[] = [
  { view: "BACK", x: 70, y: 190, color: "BLUE", note: "spoušťový bod m. gluteus medius" },
  { view: "BACK", x: 106, y: 90, color: "YELLOW", note: "jizva po exstirpaci znaménka" },
];
const diagnoses = {
  redDiagnosis: { label: "M54.5 Bolesti v dolní části zad" },
  blueDiagnosis: null,
  yellowDiagnosis: { label: "M79.2 Neuralgie a neuritida NS" },
};
const pictures = [{ view: "BACK" as const, svg: viewSvg("BACK", { regions, marks }) }];
const none = { query: "" };

export const examples: Example[] = [
  { name: "diagram of a report", render: () => <DiagramView diagram={{ ...diagnoses, regions, marks, pictures }} /> },
  {
    name: "diagnoses alone",
    render: () => <DiagramView diagram={{ ...diagnoses, regions: [], marks: [], pictures: [] }} />,
  },
  {
    name: "form",
    render: () => (
      <Form>
        <DiagramFields
          fields={{
            redDiagnosis: exampleField("redDiagnosis"),
            blueDiagnosis: exampleField("blueDiagnosis"),
            yellowDiagnosis: exampleField("yellowDiagnosis"),
          }}
          choices={{ redDiagnosis: none, blueDiagnosis: none, yellowDiagnosis: none }}
          regions={{ FRONT_KNEE_LEFT: "RED", BACK_CALF_LEFT: "BLUE" }}
          marks={[
            { place: "LEFT_KNEE", color: "YELLOW", note: "otok" },
            { place: "", color: "RED", note: "" },
          ]}
          errorOf={() => undefined}
          searchHref="#"
          sourceHref="#"
        />
      </Form>
    ),
  },
];
