import type { Example } from "../example.ts";
import { exampleField, exampleFields } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { CandidateFields } from "./candidate-fields.tsx";
import { ColumnFields } from "./column-fields.tsx";
import { MovementDetails } from "./movement-details.tsx";
import { ReadFault } from "./read-fault.tsx";
import { StatementFile } from "./statement-file.tsx";

const czk = (amount: number) => ({ amount, currency: "CZK" });
const at = "2026-03-16T09:30:00Z";
const long = "Rechtsschutzversicherungsgesellschaftliche Begutachtung";
export const examples: Example[] = [
  {
    name: "one movement, left out",
    render: () => (
      <MovementDetails
        movement={{
          day: "2026-03-14",
          amount: czk(85_000),
          booked: { amount: 60_000 },
          bookings: [
            { payment: { id: 1, payer: null, patientCard: { fullName: "Jana Dvořáčková" } } },
            { payment: { id: 2, payer: "Bytové družstvo", patientCard: null } },
          ],
          variableSymbol: "26000001",
          counterName: "Jana Dvořáčková",
          counterAccount: "178124-4159/0710",
          message: long,
          state: "LEFT_OUT",
          leftOutReason: "Vklad majitele",
          leftOutAt: at,
          leftOutBy: { fullName: "Renata Březinová" },
        }}
        paymentHref={(id) => `#${id}`}
      />
    ),
  },
  {
    name: "payments for a movement",
    render: () => (
      <Form>
        <CandidateFields
          field={exampleField("candidates", {})}
          candidates={[
            {
              id: 1,
              version: 1,
              owed: czk(85_000),
              createdAt: at,
              variableSymbol: "26000001",
              payer: null,
              patientCard: { fullName: "Jana Dvořáčková" },
            },
          ]}
        />
      </Form>
    ),
  },
  {
    name: "columns of a statement",
    render: () => (
      <Form>
        <ColumnFields
          fields={exampleFields("columns", {
            day: "",
            credit: "",
            debit: "",
            amount: "",
            direction: "",
            currency: "",
            variableSymbol: "",
            specificSymbol: "",
            constantSymbol: "",
            name: "",
            bankCode: "",
            account: "",
            ownAccount: "",
            message: "",
            reference: "",
            table: "",
            names: "",
          })}
          table={{ text: "", names: ["Datum", "Objem", long], columns: { day: 0, amount: 1 } }}
        />
      </Form>
    ),
  },
  { name: "file of a statement", render: () => <StatementFile field={exampleField("statement-file", {})} /> },
  {
    name: "a statement that cannot be read",
    render: () => <ReadFault reason="dayInvalid" line={7} />,
  },
];
