import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { therapy, group, foreign } = ids.voucherPresets;
const { procedures } = ids;
const fields = `id name price { amount currency } proceduresWithCount { procedure { id } count } validityAmount validityType createdBy { id } version`;
const create = (input: object, who: Role = "admin") =>
  api.call(
    who,
    `mutation ($input: ProcedureVoucherPresetInput!) { procedureVoucherPresetCreate(input: $input) { ${fields} } }`,
    { input },
  );
const update = (id: number, version: number, input: object, who: Role = "admin") =>
  api.call(
    who,
    `mutation ($id: Int!, $version: Int!, $input: ProcedureVoucherPresetInput!) { procedureVoucherPresetUpdate(procedureVoucherPreset: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );
const remove = (id: number, who: Role = "admin") =>
  api.call(who, `mutation { procedureVoucherPresetRemove(procedureVoucherPreset: ${id}) }`);
const read = (id: number, who: Role = "admin") => api.call(who, `{ procedureVoucherPreset(id: ${id}) { ${fields} } }`);
const list = async (who: Role = "receptionist") =>
  (await api.call(who, `{ procedureVoucherPresets { name } }`)).data.procedureVoucherPresets.map(
    (row: { name: string }) => row.name,
  );
const refusal = ({ status, errors }: Awaited<ReturnType<typeof create>>) => [status, errors?.[0]?.extensions.code];
const faults = ({ errors = [] }: Awaited<ReturnType<typeof create>>) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: unknown[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);

const mixed = {
  name: "5× masáž a 2× LTV",
  price: { amount: 520_050, currency: "CZK" },
  proceduresWithCount: [
    { procedure: procedures.group, count: 5 },
    { procedure: procedures.therapy, count: 2 },
  ],
  validityAmount: 6,
  validityType: "MONTH",
};
const services = (...pairs: [procedure: number, count: number][]) =>
  pairs.map(([procedure, count]) => ({ procedure: { id: procedure }, count }));

test("a preset is added and changed; its services stay in their order, and the list in the alphabetical one", async () => {
  const { procedureVoucherPresetCreate: added } = (await create(mixed)).data;
  expect(added).toEqual({
    ...mixed,
    id: expect.any(Number),
    proceduresWithCount: services([procedures.group, 5], [procedures.therapy, 2]),
    createdBy: { id: ids.profiles.admin },
    version: 1,
  });
  expect(await list()).toEqual(["10× Individuální LTV", "5× masáž a 2× LTV", "Skupina na zkoušku"]);
  const cheaper = { price: { amount: 500_000, currency: "CZK" } };
  expect((await update(added.id, 1, cheaper, "manager")).data.procedureVoucherPresetUpdate).toEqual({
    ...added,
    ...cheaper,
    version: 2,
  });
  const otherServices = { proceduresWithCount: [{ procedure: procedures.examination, count: 1 }] };
  expect((await update(added.id, 2, otherServices)).data.procedureVoucherPresetUpdate).toMatchObject({
    proceduresWithCount: services([procedures.examination, 1]),
    version: 3,
  });
  expect(refusal(await update(added.id, 2, { name: "Starší" }))).toEqual([409, "E012"]);
  const { rows } = await api.database.owner.query(
    "select action, details from audit_rows where action like 'procedureVoucherPreset.%' and entity_id = $1 order by id",
    [added.id],
  );
  expect(rows).toEqual([
    { action: "procedureVoucherPreset.created", details: null },
    { action: "procedureVoucherPreset.updated", details: { fields: ["price"] } },
    { action: "procedureVoucherPreset.updated", details: { fields: ["proceduresWithCount"] } },
  ]);
});

test("faults are reported by field, and nothing is saved", async () => {
  const before = await list();
  expect(faults(await create({}))).toEqual([
    "name E1F1",
    "price E1F1",
    "validityAmount E1F1",
    "validityType E1F6",
    "proceduresWithCount.0.procedure E1F1",
  ]);
  const wrong = {
    ...mixed,
    proceduresWithCount: [
      { procedure: procedures.group, count: 5 },
      { procedure: procedures.group, count: 1 },
      { count: 2 },
      { procedure: procedures.therapy },
    ],
    validityAmount: 100,
  };
  expect(faults(await create(wrong))).toEqual([
    "validityAmount E1S7",
    "proceduresWithCount.1.procedure E1S6",
    "proceduresWithCount.2.procedure E1F1",
    "proceduresWithCount.3.count E1F1",
  ]);
  const one = (procedure: number, count = 1) => ({ ...mixed, proceduresWithCount: [{ procedure, count }] });
  expect(faults(await create(one(procedures.therapy, 1000)))).toEqual(["proceduresWithCount.0.count E1S5"]);
  expect(faults(await create({ ...mixed, price: { amount: 100, currency: "EUR" } }))).toEqual(["price E1S1"]);
  const ofAnother = faults(await create(one(procedures.foreign)));
  expect(ofAnother).toEqual(["proceduresWithCount E1F6"]);
  expect(faults(await create(one(999_999)))).toEqual(ofAnother);
  expect(await list()).toEqual(before);
});

test("a removed preset is gone, and its row stays", async () => {
  const { id } = (await create(mixed)).data.procedureVoucherPresetCreate;
  expect((await remove(id)).data).toEqual({ procedureVoucherPresetRemove: true });
  for (const answer of [await remove(id), await update(id, 2, mixed), await read(id)])
    expect(refusal(answer)).toEqual([404, "E003"]);
  const { rows } = await api.database.owner.query(
    "select name from procedure_voucher_presets where id = $1 and removed_at is not null",
    [id],
  );
  expect(rows).toEqual([{ name: mixed.name }]);
});

test("every role reads presets, only administrators change them", async () => {
  for (const who of ["manager", "paramedic", "receptionist"] as const) {
    expect(await list(who)).toContain("10× Individuální LTV");
    expect((await read(therapy, who)).data.procedureVoucherPreset.name).toBe("10× Individuální LTV");
  }
  for (const who of ["paramedic", "receptionist"] as const)
    for (const answer of [await create(mixed, who), await update(therapy, 1, {}, who), await remove(therapy, who)])
      expect(refusal(answer)).toEqual([403, "E002"]);
});

test("a preset of another centre answers like a missing one", async () => {
  for (const id of [foreign, 999_999])
    for (const answer of [await read(id), await update(id, 1, mixed), await remove(id)])
      expect(refusal(answer)).toEqual([404, "E003"]);
  expect(await list("foreign")).toEqual(["Cizí permanentka"]);
});

test("a list costs the same number of queries however long it is", async () => {
  const whole = `{ procedureVoucherPresets { createdBy { fullName } proceduresWithCount { count procedure { name removed } } } }`;
  const cost = async () => {
    api.queries.length = 0;
    await api.call("receptionist", whole);
    return api.queries.length;
  };
  await cost();
  const few = await cost();
  for (let more = 0; more < 5; more++)
    await create({ ...mixed, proceduresWithCount: [{ procedure: procedures.examination, count: 1 }] }, "manager");
  expect(await cost()).toBe(few);
  expect((await read(group)).errors).toBeUndefined();
});

test("a service removed since stays in a preset until that is saved", async () => {
  const { id } = (await create(mixed)).data.procedureVoucherPresetCreate;
  await api.call("admin", `mutation { procedureRemove(procedure: ${procedures.group}) { id } }`);
  const { data } = await api.call(
    "admin",
    `{ procedureVoucherPreset(id: ${id}) { proceduresWithCount { procedure { id removed } } } }`,
  );
  expect(data.procedureVoucherPreset.proceduresWithCount).toEqual([
    { procedure: { id: procedures.group, removed: true } },
    { procedure: { id: procedures.therapy, removed: false } },
  ]);
  expect(faults(await update(id, 1, { name: "Jinak" }))).toEqual(["proceduresWithCount E1F6"]);
  const replaced = [{ procedure: procedures.examination, count: 5 }];
  expect((await update(id, 1, { proceduresWithCount: replaced })).data.procedureVoucherPresetUpdate.version).toBe(2);
});
