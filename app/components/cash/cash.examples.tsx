import type { Example } from "../example.ts";
import { exampleIssuer } from "../example-issuer.ts";
import { exampleField, exampleFields } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { BookSums } from "./book-sums.tsx";
import { BookTable } from "./book-table.tsx";
import { BoxTable } from "./box-table.tsx";
import { CloseFields } from "./close-fields.tsx";
import { CloseTable } from "./close-table.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { PrintedBook } from "./printed-book.tsx";
import { Receipt, type PrintedReceipt } from "./receipt.tsx";

const content: PrintedReceipt = {
  direction: "IN",
  number: "P1-2026-0001",
  method: "CASH",
  at: "2026-03-16T09:30:00Z",
  amount: { amount: 125_000, currency: "CZK" },
  rounding: -49,
  reason: null,
  box: "Recepce",
  by: "Renata Březinová",
  issuer: exampleIssuer,
  payer: "Jana Dvořáčková",
  payment: {
    variableSymbol: "26000001",
    price: 125_049,
    lines: [
      { name: "Individuální LTV", price: 95_000, vatRate: "ZERO", vatWhenUsed: false, targetType: "PROCEDURE" },
      {
        name: "Tejp",
        price: 30_049,
        vatRate: "PRIMARY",
        vatWhenUsed: false,
        targetType: "ADDITIONAL_PROCEDURE",
      },
    ],
  },
};

const close = { at: "2026-03-16T17:30:00Z", profile: { fullName: "Renata Březinová" } };

const center = {
  name: "Rehabilitace U Lípy",
  phone: "+420601000100",
  email: "info@lipa.example",
  address: content.issuer.address!,
  type: "MEDICAL_CENTER" as const,
  abroadAddress: null,
  logo: null,
};
const printedEntry = { entered: { at: content.at, by: "Renata Březinová" }, box: "Recepce", currency: "CZK" };

export const examples: Example[] = [
  { name: "receipt of a payer of VAT", render: () => <Receipt content={content} /> },
  {
    name: "receipt of cash that is given back in Slovakia",
    render: () => (
      <Receipt
        content={{
          ...content,
          direction: "OUT",
          number: "V1-2026-0001",
          amount: { amount: -1_255, currency: "EUR" },
          rounding: 0,
          reason: "Omyl",
          issuer: { ...content.issuer, country: "SK", vatNumber: "SK2020202020", vatPayer: false },
        }}
      />
    ),
  },
  {
    name: "confirmation of a payment by card",
    render: () => <Receipt content={{ ...content, method: "CARD", number: null, box: undefined, rounding: 0 }} />,
  },
  {
    name: "close of a cash box",
    render: () => (
      <Form>
        <CloseFields
          fields={exampleFields("close", { counted: "12000", reason: "Chyběla bankovka" })}
          box="Recepce"
          inBook={1_220_000}
          currency="CZK"
        />
      </Form>
    ),
  },
  {
    name: "closes of a cash box",
    render: () => (
      <CloseTable
        rows={[
          { ...close, id: 2, counted: 1_200_000, difference: -20_000, reason: "Chyběla bankovka" },
          { ...close, id: 1, counted: 850_000, difference: 0, reason: null },
        ]}
        currency="CZK"
      />
    ),
  },
  {
    name: "cash book with a payment and a withdrawal",
    render: () => (
      <>
        <BookSums currency="CZK" opening={50_000} income={125_000} expense={-100_000} />
        <BookTable
          currency="CZK"
          receiptHref={(id) => `#${id}`}
          paymentHref={(id) => `#payment-${id}`}
          rows={[
            {
              balance: 75_000,
              entry: {
                id: 2,
                number: "V1-2026-0001",
                at: content.at,
                direction: "OUT",
                amount: { amount: -100_000 },
                reason: "Odvod do banky",
                profile: { fullName: "Renata Březinová" },
                payment: null,
              },
            },
            {
              balance: 175_000,
              entry: {
                id: 1,
                number: "P1-2026-0001",
                at: content.at,
                direction: "IN",
                amount: { amount: 125_000 },
                reason: null,
                profile: { fullName: "Renata Březinová" },
                payment: { id: 1, payer: null, patientCard: { fullName: "Jana Dvořáčková" } },
              },
            },
          ]}
        />
      </>
    ),
  },
  {
    name: "cash book on paper",
    render: () => (
      <PrintedBook
        center={center}
        box="Recepce"
        period="březen 2026"
        sums={{ opening: 50_000, income: 125_000, expense: -100_000 }}
        currency="CZK"
        today="2026-04-01"
        rows={[
          {
            ...printedEntry,
            id: 1,
            receipt: { id: 1, number: "P1-2026-0001" },
            payer: { uuid: "1", fullName: "Jana Dvořáčková" },
            purpose: "Individuální LTV, Tejp",
            income: { amount: 125_000, currency: "CZK" },
            expense: null,
            balance: { amount: 175_000, currency: "CZK" },
            symbol: "26000001",
          },
          {
            ...printedEntry,
            id: 2,
            receipt: { id: 2, number: "V1-2026-0001" },
            payer: null,
            purpose: "Odvod do banky",
            income: null,
            expense: { amount: 100_000, currency: "CZK" },
            balance: { amount: 75_000, currency: "CZK" },
            symbol: null,
          },
        ]}
      />
    ),
  },
  {
    name: "a withdrawal, refused",
    render: () => (
      <Form>
        <EntryFields
          currency="CZK"
          fields={{
            direction: exampleField("entryDirection", { defaultValue: "OUT" }),
            amount: exampleField("entryAmount", { defaultValue: "1001", errors: ["notEnoughCash"] }),
            reason: exampleField("entryReason", { defaultValue: "Odvod do banky" }),
          }}
        />
      </Form>
    ),
  },
  {
    name: "cash boxes, one of them archived",
    render: () => (
      <BoxTable
        rows={[
          { id: 1, number: 1, name: "Recepce", archivedAt: null },
          { id: 2, number: 2, name: "Rechtsschutzversicherungsgesellschaften", archivedAt: "2026-03-16T09:30:00Z" },
        ]}
        editHref={(id) => `#${id}`}
        archiveHref={(id) => `#archive-${id}`}
      />
    ),
  },
];
