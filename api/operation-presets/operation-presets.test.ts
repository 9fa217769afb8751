import { expect, test } from "vitest";
import type { Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const fields = `id name expertise medicalOperationsWithCount { medicalOperation { code name points } count } version`;
const create = (input: object, who: Role = "paramedic") =>
  api.call(
    who,
    `mutation ($input: MedicalOperationPresetInput!) { medicalOperationPresetCreate(input: $input) { ${fields} } }`,
    { input },
  );
const update = (id: number, version: number, input: object, who: Role = "paramedic") =>
  api.call(
    who,
    `mutation ($id: Int!, $version: Int!, $input: MedicalOperationPresetInput!) { medicalOperationPresetUpdate(medicalOperationPreset: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );
const remove = (id: number, who: Role = "paramedic") =>
  api.call(who, `mutation { medicalOperationPresetRemove(medicalOperationPreset: ${id}) }`);
const read = (id: number, who: Role = "paramedic") =>
  api.call(who, `{ medicalOperationPreset(medicalOperationPreset: ${id}) { ${fields} } }`);
const list = async (who: Role = "paramedic"): Promise<string[]> =>
  (await api.call(who, "{ medicalOperationPresets { name } }")).data.medicalOperationPresets.map(
    ({ name }: { name: string }) => name,
  );
const made = async (input: object, who?: Role): Promise<number> =>
  (await create(input, who)).data.medicalOperationPresetCreate.id;

type Answer = Awaited<ReturnType<typeof create>>;
const refusal = ({ status, errors }: Answer) => [status, errors?.[0]?.extensions.code];
const faults = ({ errors = [] }: Answer) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: unknown[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);

const exercise = { code: "21221", count: 2 };
const both = {
  name: "KR + LTV",
  expertise: "902",
  medicalOperationsWithCount: [{ code: "21002", count: 1 }, exercise],
};

test("a preset has its operations in their order with names and points of today's list, and is changed and removed", async () => {
  const { medicalOperationPresetCreate: added } = (await create(both)).data;
  expect(added).toEqual({
    ...both,
    id: expect.any(Number),
    medicalOperationsWithCount: [
      { medicalOperation: { code: "21002", name: "KINEZIOLOGICKÉ VYŠETŘENÍ", points: 163 }, count: 1 },
      { medicalOperation: { code: "21221", name: expect.stringContaining("LÉČEBNÁ"), points: 519 }, count: 2 },
    ],
    version: 1,
  });
  await made({ ...both, name: "Čtvrtletní vyšetření" });
  await made({ ...both, name: "Dechová LTV" });
  expect(await list()).toEqual(["Čtvrtletní vyšetření", "Dechová LTV", "KR + LTV"]);

  expect((await update(added.id, 1, { name: "LTV" })).data.medicalOperationPresetUpdate).toEqual({
    ...added,
    name: "LTV",
    version: 2,
  });
  const fewer = (await update(added.id, 2, { medicalOperationsWithCount: [exercise] })).data;
  expect(fewer.medicalOperationPresetUpdate.medicalOperationsWithCount).toEqual([added.medicalOperationsWithCount[1]]);
  expect(refusal(await update(added.id, 2, { name: "Starší" }))).toEqual([409, "E012"]);
  expect((await remove(added.id)).data).toEqual({ medicalOperationPresetRemove: true });
  for (const answer of [await read(added.id), await update(added.id, 3, both), await remove(added.id)])
    expect(refusal(answer)).toEqual([404, "E003"]);
  expect(await list()).not.toContain("LTV");

  const { rows } = await owner.query(
    "select action, details from audit_rows where action like 'medicalOperationPreset.%' and entity_id = $1 order by id",
    [added.id],
  );
  expect(rows).toEqual([
    { action: "medicalOperationPreset.created", details: null },
    { action: "medicalOperationPreset.updated", details: { fields: ["name"] } },
    { action: "medicalOperationPreset.updated", details: { fields: ["medicalOperationsWithCount"] } },
    { action: "medicalOperationPreset.removed", details: null },
  ]);
});

test("a preset is its owner's alone: for others of the centre and elsewhere it is not found", async () => {
  const id = await made({ ...both, name: "Moje" });
  for (const who of ["admin", "foreign"] as const) {
    expect(await list(who)).toEqual([]);
    for (const answer of [await read(id, who), await update(id, 1, both, who), await remove(id, who)])
      expect(refusal(answer)).toEqual([404, "E003"]);
  }
  await made({ ...both, name: "Administrátorky" }, "admin");
  expect(await list("admin")).toEqual(["Administrátorky"]);
  expect((await read(id)).data.medicalOperationPreset.name).toBe("Moje");
});

test("a user who writes no reports has no presets", async () => {
  const id = await made(both);
  for (const who of ["manager", "receptionist"] as const) {
    const all = await api.call(who, "{ medicalOperationPresets { name } }");
    for (const answer of [all, await read(id, who), await create(both, who), await update(id, 1, both, who)])
      expect(refusal(answer)).toEqual([403, "E002"]);
    expect(refusal(await remove(id, who))).toEqual([403, "E002"]);
  }
});

test("faults are reported by field and row, and nothing is saved", async () => {
  const before = await list();
  expect(faults(await create({}))).toEqual(["name E1F1", "expertise E1F1", "medicalOperationsWithCount E1F1"]);
  expect(faults(await create({ ...both, medicalOperationsWithCount: [] }))).toEqual([
    "medicalOperationsWithCount E1F1",
  ]);
  expect(faults(await create({ ...both, expertise: "918" }))).toEqual(["expertise E274"]);
  const rows = (...medicalOperationsWithCount: object[]) => create({ ...both, medicalOperationsWithCount });
  expect(faults(await rows(exercise, { code: "99999", count: 1 }))).toEqual(["medicalOperationsWithCount.1.code E276"]);
  expect(faults(await rows({ code: "2122", count: 1 }, { code: "21413", count: 100 }))).toEqual([
    "medicalOperationsWithCount.0.code E276",
    "medicalOperationsWithCount.1.count E1F8",
  ]);
  expect(faults(await rows(exercise, { code: "21413", count: 1 }, exercise))).toEqual([
    "medicalOperationsWithCount.2.code E280",
  ]);
  const id = await made(both);
  expect(faults(await update(id, 1, { expertise: "918" }))).toEqual(["expertise E274"]);
  expect((await read(id)).data.medicalOperationPreset).toMatchObject({ expertise: "902", version: 1 });
  await remove(id);
  expect(await list()).toEqual(before);
});

test("a code that today's list lacks keeps the name that it had, without points", async () => {
  await owner.query("insert into medical_operations (code, expertise) values ('21998', '902')");
  await owner.query(
    "insert into listed_operations (valid_from, code, expertise, name) values ('1998-01-01', '21998', '902', 'DŘÍVĚJŠÍ VÝKON')",
  );
  const { data } = await create({ ...both, medicalOperationsWithCount: [{ code: "21998", count: 1 }] });
  expect(data.medicalOperationPresetCreate.medicalOperationsWithCount).toEqual([
    { medicalOperation: { code: "21998", name: "DŘÍVĚJŠÍ VÝKON", points: null }, count: 1 },
  ]);
});

test("a list costs the same number of queries however long it is", async () => {
  const whole = `{ medicalOperationPresets { ${fields} } }`;
  const cost = async () => {
    api.queries.length = 0;
    await api.call("paramedic", whole);
    return api.queries.length;
  };
  await made(both);
  await cost();
  const few = await cost();
  for (let more = 0; more < 5; more++)
    await made({ ...both, medicalOperationsWithCount: [{ code: more % 2 ? "21413" : "21001", count: 1 }] });
  expect(await cost()).toBe(few);
});

test("a write sent twice with one key acts once", async () => {
  const before = (await list()).length;
  const input = `{ name: "Jednou", expertise: "902", medicalOperationsWithCount: [{ code: "21221", count: 1 }] }`;
  const once = () =>
    api.call(
      "paramedic",
      `mutation { medicalOperationPresetCreate(input: ${input}) { id } }`,
      {},
      { "idempotency-key": "preset-once" },
    );
  const first = await once();
  expect((await once()).data).toEqual(first.data);
  expect(await list()).toHaveLength(before + 1);
});
