import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { therapy, examination } = ids.procedures;
const { tape } = ids.additionalProcedures;

type Row = { target: string; id: number; amount: number; version?: number };
const tables = {
  PROCEDURE: "procedures",
  ADDITIONAL_PROCEDURE: "additional_procedures",
  VOUCHER_PRESET: "procedure_voucher_presets",
} as Record<string, string>;
const versionOf = async ({ target, id }: Row) =>
  (await owner.query(`select version from ${tables[target]} where id = $1`, [id])).rows[0].version;
const set = async (validFrom: string, rows: Row[], who: Role = "admin") =>
  api.call(
    who,
    `mutation ($validFrom: String!, $prices: [NewPriceInput!]!) { pricesSet(validFrom: $validFrom, prices: $prices) { id version } }`,
    {
      validFrom,
      prices: await Promise.all(
        rows.map(async ({ amount, ...row }) => ({
          ...row,
          version: row.version ?? (await versionOf(row as Row)),
          price: { amount, currency: "CZK" },
        })),
      ),
    },
  );
const ask = async (document: string, variables: object = {}, who: Role = "admin") => {
  const { data, errors } = await api.call(who, document, variables);
  expect([document, errors]).toEqual([document, undefined]);
  return data;
};
const service = (amount: number, id: number = therapy) => ({ target: "PROCEDURE", id, amount });
const refusal = ({ status, errors }: Awaited<ReturnType<typeof set>>) => [status, errors?.[0]?.extensions.code];
const fault = ({ errors }: Awaited<ReturnType<typeof set>>) =>
  (errors?.[0]?.extensions.fields as { code: string }[] | undefined)?.map(({ code }) => code);
const priceOn = async (on: string, id: number = therapy) =>
  (await ask(`{ priceList(on: "${on}") { items { target id price { amount } } } }`)).priceList.items.find(
    (row: Row) => row.target === "PROCEDURE" && row.id === id,
  ).price.amount;
/** Moves Jana's visit, and forgets its payment. */
async function visitOn(day: string) {
  await owner.query("update payments set attendance_id = null where attendance_id = $1", [ids.attendances.jana]);
  await owner.query(
    `update events set begin_at = $2::timestamptz, end_at = $2::timestamptz + interval '45 min' where id = (select event_id from patient_attendances where id = $1)`,
    [ids.attendances.jana, `${day}T08:00:00+02`],
  );
}

test("a price holds from its day, the first one before it, and a later one replaces it", async () => {
  expect((await set("2026-04-01", [service(100_000)])).errors).toBeUndefined();
  expect((await set("2026-07-01", [service(110_000)])).errors).toBeUndefined();
  expect(
    await Promise.all(
      ["2026-03-31", "2026-04-01", "2026-06-30", "2026-07-01", "2030-01-01"].map((day) => priceOn(day)),
    ),
  ).toEqual([95_000, 100_000, 100_000, 110_000, 110_000]);
  const { procedure } = await ask(`{ procedure(id: ${therapy}) { price { amount } prices { validFrom amount } } }`);
  expect(procedure).toEqual({
    price: { amount: 95_000 },
    prices: [
      { validFrom: "2026-07-01", amount: 110_000 },
      { validFrom: "2026-04-01", amount: 100_000 },
    ],
  });
  await set("2026-07-01", [service(112_000)]);
  expect(await priceOn("2026-07-01")).toBe(112_000);
});

test("a visit is charged by the price of its day, also in advance, and its lines are priced by that day", async () => {
  await visitOn("2026-04-20");
  const { patientAttendanceCharge: payment } = await ask(
    `mutation { patientAttendanceCharge(patientAttendance: ${ids.attendances.jana}) { id version price { amount } } }`,
  );
  expect(payment.price.amount).toBe(100_000);
  const lines = [
    { targetType: "PROCEDURE", targetId: therapy },
    { targetType: "ADDITIONAL_PROCEDURE", targetId: tape },
  ];
  const { paymentItemsUpdate: changed } = await ask(
    `mutation ($inputs: [PaymentItemInput!]!) { paymentItemsUpdate(payment: ${payment.id}, version: ${payment.version}, inputs: $inputs) { paymentItems { listPrice { amount } } } }`,
    { inputs: lines },
  );
  expect(changed.paymentItems[0].listPrice.amount).toBe(100_000);
});

test("another price in the form of a service holds from today, and the past keeps the one before", async () => {
  const version = await versionOf(service(0, examination));
  const { procedureUpdate } = await ask(
    `mutation { procedureUpdate(procedure: ${examination}, version: ${version}, input: { price: { amount: 130000, currency: "CZK" } }) { price { amount } prices { validFrom amount } } }`,
  );
  expect(procedureUpdate).toEqual({
    price: { amount: 130_000 },
    prices: [{ validFrom: "2026-03-16", amount: 130_000 }],
  });
  expect([await priceOn("2026-03-15", examination), await priceOn("2026-03-16", examination)]).toEqual([
    120_000, 130_000,
  ]);
});

test("prices change from today on, a coming one can be removed, and one that holds stays", async () => {
  expect(fault(await set("2026-03-15", [service(1)]))).toEqual(["E212"]);
  expect(fault(await set("2026-04-31", [service(1)]))).toEqual(["E1F4"]);
  expect(fault(await set("2031-06-01", [service(1)]))).toEqual(["E259"]);
  const [added] = (await set("2027-01-01", [service(120_000)])).data.pricesSet;
  const remove = (id: number, version: number, who: Role = "admin") =>
    api.call(who, `mutation { priceRemove(price: ${id}, version: ${version}) { id } }`);
  expect(refusal(await remove(added.id, 7))).toEqual([409, "E012"]);
  expect(refusal(await remove(added.id, 1, "foreign"))).toEqual([404, "E003"]);
  expect((await remove(added.id, 1)).errors).toBeUndefined();
  const { rows } = await owner.query("select id, version from prices where valid_from = '2026-03-16' limit 1");
  expect(refusal(await remove(rows[0].id, rows[0].version))).toEqual([400, "E212"]);
});

test("many prices are set at once or none: an old version, a foreign id and a repeated row refuse all", async () => {
  const preset = { target: "VOUCHER_PRESET", id: ids.voucherPresets.therapy, amount: 900_000 };
  const product = { target: "ADDITIONAL_PROCEDURE", id: tape, amount: 20_000 };
  const all = [service(105_000), preset, product];
  expect(refusal(await set("2026-05-01", [...all.slice(1), { ...service(105_000), version: 1 }]))).toEqual([
    409,
    "E012",
  ]);
  expect(refusal(await set("2026-05-01", [...all, { ...service(1, ids.procedures.foreign), version: 1 }]))).toEqual([
    404,
    "E003",
  ]);
  expect(fault(await set("2026-05-01", [service(1), service(2)]))).toEqual(["E1F8"]);
  expect(await priceOn("2026-05-01")).toBe(100_000);
  expect((await set("2026-05-01", all)).errors).toBeUndefined();
  const { priceList } = await ask(`{ priceList(on: "2026-05-01") { total items { target name price { amount } } } }`);
  expect(priceList.total).toBe(priceList.items.length);
  const kinds = priceList.items.map(({ target }: Row) => Object.keys(tables).indexOf(target)) as number[];
  expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
  expect(priceList.items).toContainEqual({
    target: "VOUCHER_PRESET",
    name: "10× Individuální LTV",
    price: { amount: 900_000 },
  });
  for (const who of ["paramedic", "receptionist"] as const)
    expect(refusal(await set("2026-06-01", [service(1)], who))).toEqual([403, "E002"]);
});

test("a list of services costs the same number of queries however long it is", async () => {
  const cost = async () => {
    api.queries.length = 0;
    await ask(`{ procedures { price { amount } prices { amount } } priceList { items { price { amount } } } }`);
    return api.queries.length;
  };
  await cost();
  const few = await cost();
  await owner.query(
    "insert into procedures (medical_center_id, name, duration_minutes, price_amount) select $1, 'Nová ' || n, 30, 1000 from generate_series(1, 20) as n",
    [ids.center],
  );
  expect(await cost()).toBe(few);
});
