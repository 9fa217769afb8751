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
          rows={[
            { code: "21221", count: "1", name: exercise.name, note: "Dnes ještě 1×." },
            { code: "99999", count: "1" },
            { code: "", count: "" },
          ]}
          offered={[exercise, tissue]}
          errorOf={(name) => (name === "operation2.code" ? "operationUnknown" : undefined)}
        />
      </Form>
    ),
  },
];
