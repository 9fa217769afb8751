import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { importsOf } from "#tests/kit/imports/import-table.ts";

const api = await testApi();
const { step, checked, counts, names } = importsOf(api);

test("patients are found by the key of their import, and one of two of a name is asked about once", async () => {
  const patients = await step(
    "importConfirm",
    await checked(
      "lide.csv",
      "ID;Příjmení;Jméno;Datum narození\nK-17;Stejný;Jan;1. 1. 1980\nK-18;Stejný;Jan;2. 2. 1990",
    ),
  );
  expect(counts(patients)).toEqual({ WRITTEN: 2 });
  const debts = await checked(
    "dluhy3.csv",
    "ID pacienta;Pacient;Částka\nK-18;Stejný Jan;100\n;Stejný Jan;200\n;Stejný Jan;300",
    "DEBTS",
    `, openedOn: "2026-03-01"`,
  );
  expect(counts(debts)).toEqual({ READY: 1, ASKED: 2 });
  const [asked, ...more] = await names(debts.id);
  expect([asked!.subject, asked!.options.length, more.length]).toEqual(["PATIENT", 2, 0]);
  const refused = await api.call(
    "admin",
    `mutation { importAnswer(import: ${debts.id}, version: ${debts.version}, answers: [{ subject: PATIENT, name: "${asked!.name}", target: ${ids.patients.jana} }]) { id } }`,
  );
  expect(refused.errors?.[0]?.extensions.code).toBe("E004");
  const answered = await step(
    "importAnswer",
    debts,
    `, answers: [{ subject: PATIENT, name: "${asked!.name}", target: ${asked!.options[0]!.id} }]`,
  );
  expect(counts(answered)).toEqual({ READY: 3 });
});
