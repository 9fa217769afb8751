import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { ContractFields, ContractPriceFields } from "./contract-fields.tsx";
import { DepartmentFields } from "./department-fields.tsx";
import { DepartmentTable } from "./department-table.tsx";
import { InsuranceFacts } from "./insurance-facts.tsx";
import { NumberFields } from "./number-fields.tsx";
import { OperationChecks } from "./operation-checks.tsx";

const field = (name: string, defaultValue?: string) => exampleField(name, { defaultValue });
const physiotherapy = { code: "902", name: "samostatné pracoviště fyzioterapeutů" };
const numbers = { kBatchSequenceId: 18, kBatchItemSequenceId: 2_140, fBatchSequenceId: 2_600_018 };
const operation = {
  id: 1,
  code: "21221",
  name: "LÉČEBNÁ TĚLESNÁ VÝCHOVA NA NEUROFYZIOLOGICKÉM PODKLADĚ",
  duration: 45,
  points: 519,
  shippedPoints: true,
};

const department = {
  expertise: exampleField("expertise", { defaultValue: "918", errors: ["specialtyUnknown"] }),
  profileIds: { ...exampleField("profileIds"), initialValue: ["1"] },
};

export const examples: Example[] = [
  {
    name: "departments",
    render: () => (
      <DepartmentTable
        rows={[
          {
            id: 1,
            name: `902 ${physiotherapy.name}`,
            people: ["Vrba Ondřej, Mgr.", "Malá Jana"],
            contracts: 7,
          },
          { id: 2, name: "917 samostatné pracoviště ergoterapeutů", people: [], contracts: 0 },
        ]}
        editHref={(id) => `#${id}`}
        contractHref={(id) => `#smlouva-${id}`}
        removeHref={(id) => `#odebrat-${id}`}
      />
    ),
  },
  {
    name: "form of a department",
    render: () => (
      <Form>
        <DepartmentFields
          fields={department}
          specialties={[physiotherapy]}
          people={[{ id: 1, listName: "Vrba Ondřej, Mgr.", active: true }]}
        />
      </Form>
    ),
  },
  {
    name: "form of a contract with an insurer",
    render: () => (
      <Form>
        <ContractFields
          fields={{
            departmentId: field("departmentId", "1"),
            insuranceCompany: field("insuranceCompany", "207"),
            icz: field("icz", "32917000"),
            icp: exampleField("icp", { defaultValue: "3291700", errors: ["placeNumberInvalid"] }),
            healthcare: field("healthcare", "49"),
            paymentVariant: field("paymentVariant", "1"),
            invoicing: field("invoicing", "BATCH"),
            correctedNumber: field("correctedNumber", "SAME"),
            daysToDueDate: field("daysToDueDate", "30"),
            variableSymbol: field("variableSymbol"),
            validFrom: field("validFrom", "2026-01-01"),
            validTo: field("validTo"),
          }}
          departments={[{ id: 1, name: `902 ${physiotherapy.name}` }]}
          today="2026-03-16"
        />
        <ContractPriceFields
          fields={{ pointPrice: field("pointPrice", "0,74"), flatRatePrice: field("flatRatePrice") }}
        />
      </Form>
    ),
  },
  {
    name: "operations to contract",
    render: () => (
      <OperationChecks
        name="operations"
        operations={[
          operation,
          { ...operation, id: 2, code: "21413", name: "TECHNIKY MĚKKÝCH TKÁNÍ", duration: null, points: null },
        ]}
        chosen={[1]}
      />
    ),
  },
  {
    name: "numbers of what is billed to insurers",
    render: () => <InsuranceFacts config={{ vzp: null, proposedVzp: "3200", ...numbers }} />,
  },
  {
    name: "form of the numbers",
    render: () => (
      <Form>
        <NumberFields
          fields={{
            vzp: field("vzp"),
            kBatchSequenceId: field("kBatch", "18"),
            kBatchItemSequenceId: field("kBatchItem", "2140"),
            fBatchSequenceId: field("fBatch", "2600018"),
          }}
          branches={[{ code: "3200", name: "ČESKÉ BUDĚJOVICE" }]}
          proposed="3200"
        />
      </Form>
    ),
  },
];
