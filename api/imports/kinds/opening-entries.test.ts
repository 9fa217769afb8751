import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { importsOf } from "#tests/kit/imports/import-table.ts";

const api = await testApi();
const { step, begun, checked, columnsOf, counts, one, tables } = importsOf(api);

test("vouchers and debts are opening entries: no income, no cash, no VAT, no invoice", async () => {
  const before = await tables();
  const [jana] = await one("select name, surname from patient_cards where id = $1", ids.patients.jana);
  const [service] = await one("select name from procedures where id = $1", ids.procedures.therapy);
  const vouchers = await checked(
    "permanentky.csv",
    [
      "Pacient;Permanentka;Služba;Zbývá;Platí do",
      `${jana.surname} ${jana.name};10× LTV;${service.name};4;31. 12. 2026`,
      `${jana.surname} ${jana.name};10× LTV;${service.name};0;31. 2. 2026`,
    ].join("\n"),
    "VOUCHERS",
    `, openedOn: "2026-03-01"`,
  );
  expect(counts(vouchers)).toEqual({ READY: 1, FAULTY: 1 });
  const opened = await step("importConfirm", vouchers);
  expect(
    await one(
      "select v.name, v.valid_to::text, v.payment_id, s.available, e.kind, e.count, e.at from import_rows r join procedure_vouchers v on v.id = r.made_id join procedure_voucher_services s on s.voucher_id = v.id join procedure_voucher_entries e on e.voucher_id = v.id where r.import_id = $1",
      vouchers.id,
    ),
  ).toEqual([
    {
      name: "10× LTV",
      valid_to: "2026-12-31",
      payment_id: null,
      available: 4,
      kind: "OPENED",
      count: 4,
      at: new Date("2026-02-28T23:00:00Z"),
    },
  ]);
  const { data } = await api.call("admin", `{ unusedVouchersSum(day: null) { value { amount } } }`);
  expect(data?.unusedVouchersSum ?? []).not.toContain(null);

  const debts = await checked(
    "dluhy.csv",
    `Pacient;Částka;Důvod\n${jana.surname} ${jana.name};1 250,00 Kč;Masáž\n${jana.surname} ${jana.name};0;`,
    "DEBTS",
    `, openedOn: "2026-03-01"`,
  );
  expect(counts(debts)).toEqual({ READY: 1, FAULTY: 1 });
  const owed = await step("importConfirm", debts);
  const [payment] = await one(
    "select p.id, p.price::int, p.paid::int, p.opened_on::text, i.name, i.target_type as target, i.vat_rate as rate from import_rows r join payments p on p.id = r.made_id join payment_items i on i.payment_id = p.id where r.import_id = $1",
    debts.id,
  );
  expect(payment).toMatchObject({ price: 125_000, paid: 0, opened_on: "2026-03-01", target: "DEBT", rate: "ZERO" });
  expect(payment.name).toContain("Masáž");
  expect(await one("select count(*)::int as n from payment_entries where payment_id = $1", payment.id)).toEqual([
    { n: 0 },
  ]);

  const after = await step("importUndo", owed);
  expect([after.state, (await step("importUndo", opened)).state, await tables()]).toEqual(["UNDONE", "UNDONE", before]);
});

test("a debt that somebody paid, and a voucher that was used, keep their imports", async () => {
  const [karel] = await one("select name, surname from patient_cards where id = $1", ids.patients.karel);
  const debts = await step(
    "importConfirm",
    await checked(
      "dluh.csv",
      `Pacient;Částka\n${karel.surname} ${karel.name};300`,
      "DEBTS",
      `, openedOn: "2026-03-01"`,
    ),
  );
  const [{ made_id: payment }] = await one("select made_id from import_rows where import_id = $1", debts.id);
  const changed = await api.call(
    "admin",
    `mutation { paymentItemsUpdate(payment: ${payment}, version: 1, inputs: [{ name: "Jinak", price: { amount: 100, currency: "CZK" }, targetType: PROCEDURE, vatRate: ZERO }]) { id } }`,
  );
  expect(changed.errors?.[0]?.extensions.code).toBe("E341");
  const { errors } = await api.call(
    "admin",
    `mutation { paymentUpdate(payment: ${payment}, version: 1, input: { paymentMethod: CARD }) { payedAt } }`,
  );
  expect(errors).toBeUndefined();
  const undo = await api.call(
    "admin",
    `mutation { importUndo(import: ${debts.id}, version: ${debts.version}) { id } }`,
  );
  expect(undo.errors?.[0]?.extensions).toMatchObject({ code: "E338", used: 1 });
});

test("a day of opening entries is required, and is neither ahead nor in a closed month", async () => {
  const table = await begun("dluhy2.csv", "Pacient;Částka\nNovák Jan;100", "DEBTS");
  const match = async (more: string) =>
    (
      await api.call(
        "admin",
        `mutation { importMatch(import: ${table.id}, version: ${table.version}${columnsOf(table)}${more}) { id } }`,
      )
    ).errors?.[0]?.extensions.fields?.map(({ path, code }: { path: string[]; code: string }) => [path[0], code]);
  expect(await match("")).toEqual([["openedOn", "E1F1"]]);
  expect((await match(`, openedOn: "2026-04-01"`))?.[0]?.[0]).toBe("openedOn");
});
