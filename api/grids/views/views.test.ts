import { expect, test } from "vitest";
import type { Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const code = (answer: Awaited<ReturnType<typeof api.call>>) => answer.errors?.[0]!.extensions.code ?? null;
const save = (who: Role, input: object, name = "payments") =>
  api.call(
    who,
    `mutation ($name: String!, $input: DataGridViewInput!) { dataGridViewSave(name: $name, input: $input) { id version } }`,
    { name, input: { name: "Dlužníci", columns: ["price", "payer"], query: "?tab=nezaplacene&sort=price", ...input } },
  );
const saved = async (...given: Parameters<typeof save>) => (await save(...given)).data!.dataGridViewSave;
const use = (who: Role, view: number | null) =>
  api.call(who, `mutation ($view: Int) { dataGridViewUse(name: "payments", view: $view) }`, { view });
const remove = (who: Role, view: number, version = 1) =>
  api.call(who, `mutation { dataGridViewRemove(name: "payments", view: ${view}, version: ${version}) }`);
const views = async (who: Role) =>
  (await api.call(who, `{ dataGridViews(name: "payments") { items { id version name columns query } used } }`)).data!
    .dataGridViews;

test("a view keeps columns in their order, filters and sort, for its user alone, and is in use", async () => {
  const { id } = await saved("admin", {});
  const kept = { id, version: 1, name: "Dlužníci", columns: ["price", "payer"], query: "?tab=nezaplacene&sort=price" };
  expect(await views("admin")).toEqual({ items: [kept], used: id });
  expect(await views("manager")).toEqual({ items: [], used: null });
  const listed = await api.call(
    "admin",
    `{ dataGrid(name: "payments", parameters: []) { views { items { name } used } } }`,
  );
  expect(listed.data!.dataGrid.views).toEqual({ items: [{ name: "Dlužníci" }], used: id });
  await use("admin", null);
  expect((await views("admin")).used).toBeNull();
  expect(code(await use("admin", 99))).toBe("E003");
  expect((await saved("admin", { name: "Druhý" })).id).toBe(id + 1);
  await remove("admin", id + 1);
  expect(await views("admin")).toEqual({ items: [kept], used: null });
});

test("a view that was changed since, or is gone, is neither changed nor removed", async () => {
  const { id } = await saved("paramedic", {});
  expect((await saved("paramedic", { view: { id, version: 1 }, name: "Moji dlužníci" })).version).toBe(2);
  expect(code(await save("paramedic", { view: { id, version: 1 }, name: "Jiný" }))).toBe("E012");
  expect(code(await remove("paramedic", id))).toBe("E012");
  expect((await views("paramedic")).items).toMatchObject([{ name: "Moji dlužníci" }]);
  expect(code(await remove("paramedic", id, 2))).toBeNull();
  expect(code(await save("paramedic", { view: { id, version: 2 } }))).toBe("E003");
});

test("a view has a name, and columns of its list, each once", async () => {
  for (const wrong of [
    { name: " " },
    { columns: [] },
    { columns: ["payment"] },
    { columns: ["price", "price"] },
    { columns: ["personalNumber"] },
    { query: "x".repeat(2001) },
  ])
    expect([wrong, code(await save("manager", wrong))]).toEqual([wrong, "E004"]);
  expect(code(await save("manager", {}, "lists"))).toBe("E003");
  expect(code(await save("receptionist", { columns: ["charged"] }, "months"))).toBe("E002");
  expect((await views("manager")).items).toEqual([]);
});

test("a list has no two views of the same name", async () => {
  const { id } = await saved("foreign", {});
  expect(code(await save("foreign", {}))).toBe("E004");
  const other = await saved("foreign", { name: "Jiní" });
  expect(code(await save("foreign", { view: { id: other.id, version: 1 } }))).toBe("E004");
  expect(code(await save("foreign", { view: { id, version: 1 } }))).toBeNull();
  for (const [view, version] of [
    [id, 2],
    [other.id, 1],
  ] as const)
    await remove("foreign", view, version);
});

test("unreadable views are none, and can be made again", async () => {
  await saved("foreign", {});
  await owner.query(`update user_configs set data = '{"views":7}' where name like 'lists.%'`);
  expect(await views("foreign")).toEqual({ items: [], used: null });
  expect((await saved("foreign", {})).id).toBe(1);
});

test("views that are made at the same moment all stay", async () => {
  await Promise.all(["A", "B", "C", "D"].map((name) => save("receptionist", { name })));
  expect((await views("receptionist")).items.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4]);
});
