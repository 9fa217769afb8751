import type { Example } from "../example.ts";
import { exampleField, exampleFields } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { AgeSums } from "./age-sums.tsx";
import { FixedPayment } from "./fixed-payment.tsx";
import { ItemFields } from "./item-fields.tsx";
import { OtherLists } from "./other-lists.tsx";
import { PaymentActions } from "./payment-actions.tsx";
import { PaymentEntries, type EntryRow } from "./payment-entries.tsx";
import { PaymentLines } from "./payment-lines.tsx";
import { PayerField } from "./payer-field.tsx";
import { PaymentPayer } from "./payment-payer.tsx";
import { PaymentState } from "./payment-state.tsx";
import { PaymentSums } from "./payment-sums.tsx";
import { RemindForm } from "./remind-form.tsx";
import { ReminderTable } from "./reminder-table.tsx";
import { TakeForm } from "./take-form.tsx";
import { Transfer } from "./transfer.tsx";

const czk = (amount: number) => ({ amount, currency: "CZK" });
const at = "2026-03-16T09:30:00Z";
const unpaid = { price: czk(95_000), paid: { amount: 0 }, owed: czk(95_000), payedAt: null, canceledAt: null };
const partly = { ...unpaid, paid: { amount: 50_050 }, owed: czk(44_950) };
const patient = { uuid: "1", fullName: "Jana Dvořáčková" };
const long = "Rechtsschutzversicherungsgesellschaftliche Begutachtung";
const entry: EntryRow = {
  id: 1,
  at,
  method: "CASH",
  amount: { amount: 95_050 },
  rounding: { amount: -50 },
  reverses: null,
  reason: null,
  reversible: false,
  cashEntry: { id: 1, number: "P1-2026-0001" },
  bankMovement: null,
  profile: { fullName: "Renata Březinová" },
};

export const examples: Example[] = [
  {
    name: "the way to other lists",
    render: () => (
      <OtherLists
        entriesHref="#prijate"
        unpaidHref="#nezaplacene"
        invoicesHref="#faktury"
        vouchersHref="#permanentky"
        insurersHref="#pojistovny"
      />
    ),
  },
  {
    name: "actions of a payment",
    render: () => (
      <PaymentActions invoiceHref="#invoice" advanceHref="#advance" itemsHref="#items" cancelHref="#cancel" />
    ),
  },
  {
    name: "payer in the place of the patient",
    render: () => (
      <>
        <PaymentPayer payer={long} editHref="#payer" />
        <PaymentPayer payer={null} editHref="#payer" />
        <PaymentPayer payer="Bytové družstvo" />
      </>
    ),
  },
  { name: "state of a payment", render: () => <PaymentState payment={partly} /> },
  {
    name: "sums of payments",
    render: () => (
      <PaymentSums
        currency="CZK"
        price={44_236_050}
        paid={35_566_000}
        disallowed={1_200_000}
        byMethod={[
          { method: "CASH", amount: 9_024_049, rounding: -49 },
          { method: "CARD", amount: 17_662_000, rounding: 0 },
          { method: "VOUCHER", amount: 8_880_000, rounding: 0 },
        ]}
      />
    ),
  },
  {
    name: "unpaid payments by age",
    render: () => (
      <>
        <AgeSums
          currency="CZK"
          ages={(["TO_14", "TO_30", "TO_60", "TO_90", "OLDER"] as const).map((age, at) => ({
            age,
            count: at * 7,
            amount: at * 1_234_567,
          }))}
        />
      </>
    ),
  },
  {
    name: "reminders of payments, one of them without an address",
    render: () => (
      <RemindForm action="#upominky">
        <ReminderTable
          rows={[
            {
              recipient: "jana@pacient.example",
              obstacle: null,
              payment: { ...unpaid, id: 1, payer: null, variableSymbol: "26000001", patientCard: patient },
            },
            {
              recipient: null,
              obstacle: "NO_CONTACT",
              payment: { ...unpaid, id: 2, payer: long, variableSymbol: "26000002", patientCard: null },
            },
          ]}
        />
      </RemindForm>
    ),
  },
  {
    name: "lines with a discount",
    render: () => (
      <PaymentLines
        lines={[
          { id: 1, name: long, price: { amount: 90_000 }, listPrice: { amount: 95_000 }, discountReason: "studentská" },
          { id: 2, name: "Tejp", price: { amount: 25_050 }, listPrice: { amount: 25_050 }, discountReason: null },
        ]}
        total={czk(115_050)}
        disallowed={5_000}
      />
    ),
  },
  {
    name: "amounts taken and reversed",
    render: () => (
      <PaymentEntries
        entries={[
          entry,
          {
            ...entry,
            id: 2,
            amount: { amount: -95_050 },
            rounding: { amount: 50 },
            reverses: 1,
            reason: "Platil kartou",
          },
          { ...entry, id: 3, method: "CARD", rounding: { amount: 0 }, reversible: true, cashEntry: null },
          { ...entry, id: 4, method: "TRANSFER", rounding: { amount: 0 }, cashEntry: null, bankMovement: { id: 1 } },
        ]}
        currency="CZK"
        reverseHref={() => "#storno"}
        receiptHref={() => "#doklad"}
        confirmationHref={() => "#potvrzeni"}
        movementHref={() => "#pohyb"}
      />
    ),
  },
  {
    name: "taking a payment, refused",
    render: () => (
      <TakeForm
        page={{ form: { id: "take", allErrors: {} }, formProps: { id: "take" } }}
        fields={{
          paymentMethod: exampleField("take-method", { defaultValue: "CASH" }),
          amount: exampleField("take-amount", { defaultValue: "1000", errors: ["moreThanOwed"] }),
          received: exampleField("take-received", { defaultValue: "500", errors: ["lessThanDue"] }),
        }}
        currency="CZK"
        left={95_050}
        inCash={95_100}
        version={1}
        hint="V hotovosti 951 Kč."
      />
    ),
  },
  {
    name: "transfer with its code",
    render: () => (
      <Transfer
        transfer={{
          accountNumber: "19-2000145399/0800",
          iban: "CZ6508000000192000145399",
          message: "Faktura 2026-0001",
          variableSymbol: "26000001",
          invoiceNumber: "2026-0001",
          price: { amount: 95_050, currency: "CZK" },
        }}
        qr={{ size: 9, path: "M4 4h1v1h-1z" }}
      />
    ),
  },
  {
    name: "lines of a new payment",
    render: () => (
      <Form>
        <ItemFields
          rows={[1, 2].map((row) => exampleFields(`item-${row}`, { target: "", name: "", price: "", vatRate: "" }))}
          offer={[{ value: "PROCEDURE:1", label: "Individuální LTV – 950 Kč" }]}
          asksVatRate
          currency="EUR"
          discountReason={exampleField("item-discount", {})}
          discounts
        />
      </Form>
    ),
  },
  {
    name: "change that a payment refuses",
    render: () => <FixedPayment title="Položky platby" refusal="paymentPaid" backHref="#platba" />,
  },
  {
    name: "payer",
    render: () => (
      <PayerField field={exampleField("payer", {})} hint="Zaměstnavatel, klub." payers={["TJ Sokol", long]} />
    ),
  },
];
