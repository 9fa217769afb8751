import type { Example } from "../example.ts";
import { Form } from "../forms/form.tsx";
import { OperationRows } from "./operation-rows.tsx";
import { OperationsList } from "./operations-list.tsx";

const exercise = { code: "21221", name: "LÉČEBNÁ TĚLESNÁ VÝCHOVA NA NEUROFYZIOLOGICKÉM PODKLADĚ" };
const tissue = { code: "21413", name: "TECHNIKY MĚKKÝCH TKÁNÍ" };

export const examples: Example[] = [
  {
    name: "operations of a report",
    render: () => (
      <OperationsList
        operations={[
          { medicalOperation: exercise, count: 1 },
          { medicalOperation: tissue, count: 2 },
        ]}
      />
    ),
  },
  {
    name: "rows with a limit, a fault, and a free one",
    render: () => (
      <Form>
        <OperationRows
          form="report"
          rows={[
            { code: "21221", counts: { count: "1" }, name: exercise.name, note: "Dnes ještě 1×." },
            { code: "99999", counts: { count: "1" } },
            { code: "", counts: { count: "" } },
          ]}
          counts={[{ name: "count", label: "Počet" }]}
          offered={[exercise, tissue]}
          errorOf={(name) => (name === "operation2.code" ? "operationUnknown" : undefined)}
        />
      </Form>
    ),
  },
  {
    name: "rows of a voucher, whose plan the user does not see",
    render: () => (
      <Form>
        <OperationRows
          form="voucher"
          rows={[
            { code: "21221", counts: { asked: "5", planned: "5" }, name: exercise.name },
            { code: "", counts: { asked: "", planned: "" } },
          ]}
          counts={[{ name: "asked", label: "Žádáno" }, { name: "planned" }]}
          offered={[exercise]}
          errorOf={() => undefined}
        />
      </Form>
    ),
  },
];
