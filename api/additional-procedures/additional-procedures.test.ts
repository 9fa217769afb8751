import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { tape, band, foreignTape } = ids.additionalProcedures;
const fields = `id name price { amount currency } vatRate version`;
const create = (input: object, who: Role = "admin") =>
  api.call(
    who,
    `mutation ($input: AdditionalProcedureInput!) { additionalProcedureCreate(input: $input) { ${fields} } }`,
    { input },
  );
const update = (id: number, version: number, input: object, who: Role = "admin") =>
  api.call(
    who,
    `mutation ($id: Int!, $version: Int!, $input: AdditionalProcedureInput!) { additionalProcedureUpdate(additionalProcedure: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );
const remove = (id: number, who: Role = "admin") =>
  api.call(who, `mutation { additionalProcedureRemove(additionalProcedure: ${id}) { id } }`);
const list = async () =>
  (await api.call("receptionist", `{ additionalProcedures { name } }`)).data.additionalProcedures.map(
    (row: { name: string }) => row.name,
  );

test("a product is added, changed and taxed; the list is in Czech alphabetical order", async () => {
  const ball = { name: "Overball", price: { amount: 14_900, currency: "CZK" }, vatRate: "PRIMARY" };
  const { data } = await create({ ...ball, name: " Čočka " });
  expect(data.additionalProcedureCreate).toEqual({ ...ball, id: expect.any(Number), name: "Čočka", version: 1 });
  expect(await list()).toEqual(["Čočka", "Odporová guma", "Tejpovací páska"]);
  const { id } = data.additionalProcedureCreate;
  expect(
    (await update(id, 1, { price: { amount: 15_950, currency: "CZK" } })).data.additionalProcedureUpdate,
  ).toMatchObject({ name: "Čočka", price: { amount: 15_950 }, version: 2 });
  expect((await update(id, 1, { name: "Starší" })).errors?.[0]?.extensions.code).toBe("E012");
  const { data: taxed } = await api.call(
    "admin",
    `mutation { additionalProcedureVatRateUpdate(additionalProcedure: ${id}, vatRate: REDUCED) { vatRate version } }`,
  );
  expect(taxed.additionalProcedureVatRateUpdate).toEqual({ vatRate: "REDUCED", version: 3 });
  const { rows } = await api.database.owner.query(
    "select action, details from audit_rows where action like 'additional%' order by id",
  );
  expect(rows).toEqual([
    { action: "additionalProcedure.created", details: null },
    { action: "additionalProcedure.updated", details: { fields: ["price"] } },
    { action: "additionalProcedure.updated", details: { fields: ["vatRate"] } },
  ]);
});

test("without a name or a price it is refused", async () => {
  const { errors } = await create({ name: "", vatRate: "ZERO" });
  expect(errors?.[0]?.extensions.fields).toMatchObject([
    { path: ["name"], code: "E1F1" },
    { path: ["price"], code: "E1F1" },
  ]);
});

test("a removed one is gone from the list, and its row stays", async () => {
  expect((await remove(band)).data.additionalProcedureRemove).toEqual({ id: band });
  expect(await list()).not.toContain("Odporová guma");
  for (const answer of [
    await remove(band),
    await update(band, 2, { name: "x" }),
    await remove(foreignTape),
    await update(foreignTape, 1, { name: "x" }),
  ])
    expect(answer.status).toBe(404);
  const { rows } = await api.database.owner.query(
    "select name from additional_procedures where id = $1 and removed_at is not null",
    [band],
  );
  expect(rows).toEqual([{ name: "Odporová guma" }]);
});

test("only administrators change them", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    for (const answer of [await create({ name: "x" }, who), await update(tape, 1, {}, who), await remove(tape, who)])
      expect(answer.errors?.[0]?.extensions.code).toBe("E002");
});
