import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { therapy, examination, foreign } = ids.procedures;

const create = `mutation ($procedure: Int!, $input: TemplateInput!) { templateCreate(procedure: $procedure, input: $input) { id name content version createdBy { id } } }`;
const update = `mutation ($id: Int!, $version: Int, $input: TemplateInput!) { templateUpdate(template: $id, version: $version, input: $input) { name content version } }`;
const remove = `mutation ($id: Int!) { templateRemove(template: $id) }`;
const list = `query ($procedure: Int!) { templatesByProcedure(procedure: $procedure) { name } }`;
const input = { name: "LTV", content: "## LTV #datum#" };
const named = async (procedure: number) => (await api.call("admin", list, { procedure })).data.templatesByProcedure;
const refusal = ({ status, errors }: Awaited<ReturnType<typeof api.call>>) => [status, errors?.[0]?.extensions.code];

test("a service has templates that its people share, change by their version and remove", async () => {
  const { id, ...template } = (await api.call("paramedic", create, { procedure: therapy, input })).data.templateCreate;
  expect(template).toEqual({ ...input, version: 1, createdBy: { id: ids.profiles.paramedic } });
  await api.call("admin", create, { procedure: therapy, input: { name: "Kontrola", content: "x" } });
  expect(await named(therapy)).toEqual([{ name: "Kontrola" }, { name: "LTV" }]);
  expect(await named(examination)).toEqual([]);
  expect(
    (await api.call("admin", update, { id, version: 1, input: { name: "A", content: "y" } })).data.templateUpdate,
  ).toEqual({ name: "A", content: "y", version: 2 });
  expect(refusal(await api.call("admin", update, { id, version: 1, input }))).toEqual([409, "E012"]);
  expect((await api.call("admin", remove, { id })).data).toEqual({ templateRemove: true });
  expect(await named(therapy)).toEqual([{ name: "Kontrola" }]);
  for (const [document, variables] of [
    [update, { input }],
    [remove, {}],
  ] as const)
    expect(refusal(await api.call("admin", document, { id, ...variables }))).toEqual([404, "E003"]);
});

test("a phrase is of no service, and an own text is its author's alone", async () => {
  const made = async (who: "paramedic" | "admin", input: object) =>
    (await api.call(who, create.replace("Int!", "Int"), { input })).data.templateCreate.id as number;
  const shared = await made("paramedic", { name: "Edukace", content: "Poučen." });
  const own = await made("paramedic", { name: "Moje", content: "x", own: true });
  const all = async (who: "paramedic" | "admin") =>
    (await api.call(who, "{ templatesByProcedure { id own procedure { id } } }")).data.templatesByProcedure.filter(
      (one: { procedure: object | null }) => !one.procedure,
    );
  expect(await all("paramedic")).toEqual([
    { id: shared, own: false, procedure: null },
    { id: own, own: true, procedure: null },
  ]);
  expect(await all("admin")).toEqual([{ id: shared, own: false, procedure: null }]);
  const one = "query ($id: Int!) { template(template: $id) { content } }";
  expect((await api.call("admin", one, { id: shared })).data.template).toEqual({ content: "Poučen." });
  for (const [document, variables] of [
    [one, {}],
    [update, { input }],
    [remove, {}],
  ] as const)
    expect(refusal(await api.call("admin", document, { id: own, ...variables }))).toEqual([404, "E003"]);
});

test("a user who writes no reports is refused, another centre's service and template are unknown, an empty one is reported by field", async () => {
  const { id } = (await api.call("admin", create, { procedure: therapy, input })).data.templateCreate;
  for (const who of ["receptionist", "manager"] as const)
    for (const [document, variables] of [
      [create, { procedure: therapy, input }],
      [update, { id, input }],
      [remove, { id }],
      [list, { procedure: therapy }],
    ] as const)
      expect(await api.call(who, document, variables)).toMatchObject({ status: 403 });
  for (const [document, variables] of [
    [create, { procedure: therapy, input }],
    [update, { id, input }],
    [remove, { id }],
  ] as const)
    expect(refusal(await api.call("foreign", document, variables))).toEqual([404, "E003"]);
  expect(refusal(await api.call("admin", create, { procedure: foreign, input }))).toEqual([404, "E003"]);
  expect((await api.call("foreign", list, { procedure: therapy })).data.templatesByProcedure).toEqual([]);
  expect(
    (await api.call("admin", create, { procedure: therapy, input: { name: " ", content: "" } })).errors?.[0]?.extensions
      .fields,
  ).toMatchObject([
    { path: ["name"], code: "E1F1" },
    { path: ["content"], code: "E1F1" },
  ]);
});
