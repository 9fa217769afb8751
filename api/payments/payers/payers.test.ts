import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { anna, jana, foreign } = ids.payments;

const set = (payment: number, version: number, payer: string | null, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation ($payer: String) { paymentPayerSet(payment: ${payment}, version: ${version}, payer: $payer) { payer version } }`,
    { payer },
  );
const offered = async (who: Role = "receptionist") => (await api.call(who, "{ paymentPayers }")).data.paymentPayers;
const refusal = ({ status, errors }: Awaited<ReturnType<typeof set>>) => [status, errors?.[0]?.extensions.code];

test("the payer of a payment is set, changed and taken away, with a row in the log of its patient that names nobody", async () => {
  expect((await set(anna, 1, " Kovo  s.r.o. ", "paramedic")).data.paymentPayerSet).toEqual({
    payer: "Kovo s.r.o.",
    version: 2,
  });
  expect(refusal(await set(anna, 1, "Jiný"))).toEqual([409, "E012"]);
  expect((await set(anna, 2, "")).data.paymentPayerSet).toEqual({ payer: null, version: 3 });
  const { rows } = await owner.query(
    "select profile_id, patient_card_id, details from audit_rows where action = 'payment.updated' order by id",
  );
  const row = { patient_card_id: ids.patients.anna, details: { fields: ["payer"] } };
  expect(rows).toEqual([
    { ...row, profile_id: ids.profiles.paramedic },
    { ...row, profile_id: ids.profiles.receptionist },
  ]);
});

test("a payment that is canceled, has an invoice, or is of another centre keeps its payer", async () => {
  await owner.query(
    "update payments set canceled_at = now(), cancel_cause = 'CANCELED', cancel_reason = 'Omyl' where id = $1",
    [anna],
  );
  await owner.query("update payments set invoiced_at = now() where id = $1", [jana]);
  expect(refusal(await set(anna, 3, "Kovo"))).toEqual([409, "E184"]);
  expect(refusal(await set(jana, 1, "Kovo"))).toEqual([409, "E193"]);
  expect(refusal(await set(foreign, 1, "Kovo"))).toEqual([404, "E003"]);
  expect(refusal(await set(ids.payments.karel, 1, "x".repeat(201)))).toEqual([400, "E004"]);
});

test("the latest payers of the centre are offered, each once", async () => {
  await owner.query(
    `insert into payments (medical_center_id, payer, currency, price, variable_symbol, created_at)
     select case n when 40 then $2::integer else $1 end, 'Klub ' || n % 35, 'CZK', 100, 'p' || n, timestamptz '2026-03-01' + n * interval '1 hour' from generate_series(1, 40) n`,
    [ids.center, ids.foreignCenter],
  );
  const names = await offered();
  expect(names).toHaveLength(30);
  expect(names.slice(0, 5)).toEqual(["Klub 4", "Klub 3", "Klub 2", "Klub 1", "Klub 0"]);
  expect(await offered("foreign")).toEqual(["Klub 5"]);
});
