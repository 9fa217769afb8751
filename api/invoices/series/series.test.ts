import { beforeEach, expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids, now, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { findGaps } from "../find-gaps.ts";

const api = await testApi();
const { owner } = api.database;

beforeEach(async () => {
  api.clock.now = now;
  await owner.query(
    "begin; set local session_replication_role = replica; delete from invoice_payments; delete from invoices; delete from invoice_series; delete from billing_information; commit",
  );
  await owner.query("update sessions set last_seen_at = $1, authenticated_at = $1, expires_at = '2028-06-01'", [now]);
  await owner.query("delete from profiles where id > 900");
  await enter(ids.center, true);
});

const enter = (center: number, active: boolean, companyNumber = "27082440") =>
  owner.query(
    "insert into billing_information (medical_center_id, company_name, company_number, town, iban, invoicing_active) values ($1, 'U Lípy', $2, 'Praha', 'CZ6508000000192000145399', $3)",
    [center, companyNumber, active],
  );
const ask = async (who: Role, document: string, variables: object = {}) => {
  const { data, errors } = await api.call(who, document, variables);
  return errors
    ? {
        code: errors[0]!.extensions.code,
        fields: errors[0]!.extensions.fields?.map(({ code }: { code: string }) => code),
      }
    : Object.values(data)[0];
};
const pattern = { prefix: "FV", yearDigits: 4, separator: "", digits: 4, next: 412 };
const set = (input: Partial<typeof pattern>, kind = "INVOICE", version = 0, who: Role = "admin") =>
  ask(
    who,
    "mutation ($kind: InvoiceSeriesKind!, $version: Int!, $input: InvoiceSeriesInput!) { invoiceSeriesUpdate(kind: $kind, version: $version, input: $input) { nextNumber version } }",
    { kind, version, input: { ...pattern, ...input } },
  );
const series = (who: Role = "admin") => ask(who, "{ invoiceSeries { kind nextNumber next shared version } }");

/** Issues an invoice, and answers its number and id. */
async function issue(who: Role = "admin") {
  const paid = await api.call(
    who,
    `mutation { paymentCreate(input: { payer: "Družstvo", items: [{ name: "LTV", price: { amount: 95000, currency: "CZK" }, vatRate: ZERO, targetType: PROCEDURE }] }) { id } }`,
  );
  const invoice = await ask(
    who,
    `mutation { invoiceCreate(payment: ${paid.data.paymentCreate.id}, version: 1) { id version invoiceNumber } }`,
  );
  return invoice as { id: number; version: number; invoiceNumber: string };
}
const gaps = () => findGaps(createDb(owner));

test("a series that began in another program goes on with its pattern and its next number", async () => {
  expect(await set({})).toEqual({ nextNumber: "FV20260412", version: 1 });
  expect(await set({ prefix: "DN", next: 8 }, "CREDIT_NOTE")).toEqual({ nextNumber: "DN20260008", version: 1 });
  const first = await issue();
  expect([first.invoiceNumber, (await issue()).invoiceNumber]).toEqual(["FV20260412", "FV20260413"]);
  const note = `mutation { invoiceCreditNoteCreate(invoice: ${first.id}, version: ${first.version}, lines: [0], reason: "omyl") { invoiceNumber } }`;
  expect(await ask("admin", note)).toEqual({ invoiceNumber: "DN20260008" });
  expect(await series()).toEqual([
    { kind: "INVOICE", nextNumber: "FV20260414", next: 414, shared: false, version: 1 },
    { kind: "CREDIT_NOTE", nextNumber: "DN20260009", next: 9, shared: false, version: 1 },
    { kind: "ADVANCE", nextNumber: "Z2026-0001", next: 1, shared: false, version: 0 },
  ]);
  expect(await gaps()).toEqual([]);
  const check = `{ invoicesExportCheck(dateRange: { from: "2026-01-01", to: "2026-12-31" }) { count gaps } }`;
  expect(await ask("admin", check)).toEqual({ count: 3, gaps: [] });
});

test("the next number is raised only, and what is skipped then is no gap", async () => {
  await issue();
  expect(await set({ next: 1, prefix: "" })).toEqual({ code: "E004", fields: ["E241"] });
  expect(await set({ next: 50, prefix: "", separator: "-" })).toEqual({ nextNumber: "2026-0050", version: 1 });
  expect(await set({ next: 49, prefix: "", separator: "-" }, "INVOICE", 1)).toEqual({ code: "E004", fields: ["E241"] });
  expect(await set({ next: 60 }, "INVOICE", 0)).toMatchObject({ code: "E012" });
  expect((await issue()).invoiceNumber).toBe("2026-0050");
  expect(await gaps()).toEqual([]);
  await owner.query(
    "begin; set local session_replication_role = replica; update invoices set position = 30 where position = 50; commit",
  );
  expect(await gaps()).toEqual([
    { medicalCenterId: ids.center, kind: "INVOICE", year: 2026, numbers: 2, count: 2, outside: 1 },
  ]);
});

test("a new year goes on with the pattern, from 1 unless the numbers are without the year", async () => {
  await set({ yearDigits: 2 });
  await set({ prefix: "D", yearDigits: 0, separator: "-", next: 7 }, "CREDIT_NOTE");
  const first = await issue();
  const credit = ({ id, version }: { id: number; version: number }) =>
    ask(
      "admin",
      `mutation { invoiceCreditNoteCreate(invoice: ${id}, version: ${version}, lines: [0], reason: "omyl") { invoiceNumber } }`,
    );
  expect([first.invoiceNumber, await credit(first)]).toEqual(["FV260412", { invoiceNumber: "D-0007" }]);
  api.clock.now = new Date("2027-01-04T09:00:00Z");
  await owner.query("update sessions set last_seen_at = $1, authenticated_at = $1", [api.clock.now]);
  const second = await issue();
  expect([second.invoiceNumber, await credit(second)]).toEqual(["FV270001", { invoiceNumber: "D-0008" }]);
  expect(await gaps()).toEqual([]);
});

test("patterns that could give one number twice are refused at the prefix, wrong ones at their fields", async () => {
  expect(await set({ prefix: "D", separator: "-" })).toEqual({ code: "E004", fields: ["E242"] });
  expect(await set({ prefix: "Z2", yearDigits: 0 }, "CREDIT_NOTE")).toEqual({
    nextNumber: "Z20412",
    version: 1,
  });
  await set({ prefix: "A", yearDigits: 0, next: 5 });
  await issue();
  expect(await set({ prefix: "A1", yearDigits: 0, next: 6 }, "INVOICE", 1)).toEqual({ code: "E004", fields: ["E242"] });
  expect(await set({ prefix: "FV/é", digits: 9, separator: "*" }, "INVOICE", 1)).toEqual({
    code: "E004",
    fields: expect.arrayContaining(["E244", "E1F6", "E1F8"]),
  });
  expect(await set({}, "INVOICE", 1, "receptionist")).toMatchObject({ code: "E002" });
});

test("two centres of one company with an administrator in common give different numbers", async () => {
  await enter(ids.foreignCenter, false);
  await owner.query(
    `insert into profiles (id, medical_center_id, user_id, role, name, surname, email, registered_at) overriding system value
     select 901, $1, user_id, 'ROLE_ADMIN', name, surname, email, now() from profiles where id = $2`,
    [ids.foreignCenter, ids.profiles.manager],
  );
  const active = "mutation { invoicingActiveSet(active: true) { invoicingActive } }";
  expect(await ask("admin", active)).toEqual({ invoicingActive: true });
  expect(await ask("foreign", active)).toMatchObject({ code: "E243" });
  expect(await set({ prefix: "", separator: "-", next: 1 }, "INVOICE", 0, "foreign")).toMatchObject({ code: "E243" });
  expect(await set({ prefix: "B", next: 1 }, "INVOICE", 0, "foreign")).toEqual({ nextNumber: "B20260001", version: 1 });
  await set({ prefix: "BD", next: 1 }, "CREDIT_NOTE", 0, "foreign");
  await set({ prefix: "BZ", next: 1 }, "ADVANCE", 0, "foreign");
  expect(await ask("foreign", active)).toEqual({ invoicingActive: true });
  expect(await set({ prefix: "B", next: 1 })).toMatchObject({ code: "E243" });
  expect([(await issue()).invoiceNumber, (await issue("foreign")).invoiceNumber]).toEqual(["2026-0001", "B20260001"]);
});

test("a stranger who enters the company number learns and blocks nothing; an administrator in common sees it then", async () => {
  await enter(ids.foreignCenter, true);
  const active = "mutation { invoicingActiveSet(active: true) { invoicingActive } }";
  for (const who of ["admin", "foreign"] as const) {
    expect(await ask(who, active)).toEqual({ invoicingActive: true });
    expect(await series(who)).toMatchObject([{ shared: false }, { shared: false }, { shared: false }]);
    expect((await issue(who)).invoiceNumber).toBe("2026-0001");
  }
  expect(await set({}, "INVOICE", 0, "foreign")).toMatchObject({ nextNumber: "FV20260412" });
  expect(await set({})).toMatchObject({ nextNumber: "FV20260412" });
  await owner.query(
    `insert into profiles (id, medical_center_id, user_id, role, name, surname, email, registered_at) overriding system value
     select 901, $1, user_id, 'ROLE_ADMIN', name, surname, email, now() from profiles where id = $2`,
    [ids.foreignCenter, ids.profiles.admin],
  );
  expect(await series("foreign")).toMatchObject([{ shared: true }, { shared: true }, { shared: true }]);
  expect((await issue("foreign")).invoiceNumber).toBe("FV20260412");
  await owner.query("update profiles set deactivated_at = now() where id = 901");
  expect(await series()).toMatchObject([{ shared: false }, { shared: false }, { shared: false }]);
});

test("two centres of one company that turn invoices on at once do not both get the same numbers", async () => {
  await owner.query("update billing_information set invoicing_active = false");
  await enter(ids.foreignCenter, false);
  await owner.query(
    `insert into profiles (id, medical_center_id, user_id, role, name, surname, email, registered_at) overriding system value
     select 901, $1, user_id, 'ROLE_ADMIN', name, surname, email, now() from profiles where id = $2`,
    [ids.foreignCenter, ids.profiles.manager],
  );
  const active = "mutation { invoicingActiveSet(active: true) { invoicingActive } }";
  const answers = await Promise.all([ask("admin", active), ask("foreign", active)]);
  expect(answers).toContainEqual({ invoicingActive: true });
  expect(answers).toContainEqual(expect.objectContaining({ code: "E243" }));
});
