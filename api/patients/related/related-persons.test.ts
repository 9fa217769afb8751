import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const create = (who: "receptionist" | "foreign", patientCard: number, input: object) =>
  api.call(
    who,
    `mutation ($patientCard: Int!, $input: RelatedPersonInput!) { relatedPersonCreate(patientCard: $patientCard, input: $input) { id version roles phone } }`,
    { patientCard, input },
  );
const change = (id: number, version: number, input: object, who: "receptionist" | "foreign" = "receptionist") =>
  api.call(
    who,
    `mutation ($id: Int!, $version: Int!, $input: RelatedPersonInput!) { relatedPersonUpdate(relatedPerson: $id, version: $version, input: $input) { name note version } }`,
    { id, version, input },
  );
const around = async () =>
  (await api.call("receptionist", `query { patientCard(uuid: "${uuids.anna}") { relatedPersons { name roles } } }`))
    .data.patientCard.relatedPersons;
const codeOf = ({ errors }: Awaited<ReturnType<typeof create>>) => errors?.[0]?.extensions.code;

test("a related person is added, changed by version and removed; guardians come first and each step is audited", async () => {
  const { data } = await create("receptionist", ids.patients.anna, {
    name: "Olga Malá",
    roles: ["INFORMED", "CONTACT", "CONTACT"],
    phone: "601 000 111",
  });
  const { id, ...created } = data.relatedPersonCreate;
  expect(created).toEqual({ version: 1, roles: ["CONTACT", "INFORMED"], phone: "+420601000111" });
  await create("receptionist", ids.patients.anna, { name: "Eva Nováková", roles: ["GUARDIAN"] });
  expect(await around()).toEqual([
    { name: "Eva Nováková", roles: ["GUARDIAN"] },
    { name: "Olga Malá", roles: ["CONTACT", "INFORMED"] },
  ]);

  expect((await change(id, 1, { note: "Až po páté" })).data.relatedPersonUpdate).toEqual({
    name: "Olga Malá",
    note: "Až po páté",
    version: 2,
  });
  expect(codeOf(await change(id, 1, { note: "Stará verze" }))).toBe("E012");
  await api.call("receptionist", `mutation { relatedPersonRemove(relatedPerson: ${id}) }`);
  expect((await around()).map(({ name }: { name: string }) => name)).toEqual(["Eva Nováková"]);
  expect(codeOf(await change(id, 2, { note: "x" }))).toBe("E003");
  const { rows } = await api.database.owner.query(
    "select action, details from audit_rows where entity_id = $1 and action like 'relatedPerson%' order by id",
    [id],
  );
  expect(rows).toEqual([
    { action: "relatedPerson.created", details: { roles: ["CONTACT", "INFORMED"] } },
    { action: "relatedPerson.updated", details: { fields: ["note"] } },
    { action: "relatedPerson.removed", details: null },
  ]);
});

test("six windows that add the same person add one", async () => {
  const input = { name: "Jan Dvojí", roles: ["CONTACT"], phone: "601 000 222" };
  const answers = await Promise.all(Array.from({ length: 6 }, () => create("receptionist", ids.patients.karel, input)));
  expect(answers.map((answer) => codeOf(answer) ?? "added").sort()).toEqual([...Array(5).fill("E139"), "added"]);
  expect(
    codeOf(await create("receptionist", ids.patients.karel, { ...input, roles: ["CONTACT", "INFORMED"] })),
  ).toBeUndefined();
});

test("a related person needs a name and a role, and a wrong phone is refused at its field", async () => {
  const { errors } = await create("receptionist", ids.patients.anna, { roles: [], phone: "12" });
  expect(errors![0]!.extensions.fields).toMatchObject([
    { path: ["name"], code: "E1F1" },
    { path: ["roles"], code: "E1F1" },
    { path: ["phone"], code: "E1P1" },
  ]);
});
