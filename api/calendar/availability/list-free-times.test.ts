import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { admin, paramedic, receptionist } = ids.profiles;
const add = (input: object) =>
  api.call("admin", `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, {
    input: { eventType: "FREE_TIME", ...input },
  });
const list = async (args = "") => {
  const { data, errors } = await api.call("receptionist", `{ profileFreeTimes${args} { name } }`);
  return data?.profileFreeTimes.map(({ name }: { name: string }) => name) ?? errors?.[0]?.extensions.fields;
};

test("leave and meetings from now on: whole days first, the user's own and those they take part in", async () => {
  await add({
    name: "Kurz",
    owner: paramedic,
    beginAt: "2026-03-17T08:00:00+01:00",
    endAt: "2026-03-17T10:00:00+01:00",
  });
  await add({ name: "Dovolená", owner: paramedic, allDay: { from: "2026-07-01", to: "2026-07-14" } });
  await add({
    name: "Schůzka",
    owner: receptionist,
    staffs: [paramedic],
    beginAt: "2026-03-18T08:00:00+01:00",
    endAt: "2026-03-18T09:00:00+01:00",
  });
  await add({ name: "Nemoc", owner: admin, allDay: { from: "2026-03-15", to: "2026-03-16" } });
  await add({ name: "Včera", owner: paramedic, allDay: { from: "2026-03-14", to: "2026-03-15" } });
  await api.call(
    "admin",
    `mutation { eventCreate(input: { eventType: EVENT, name: "Práce", owner: ${paramedic}, beginAt: "2026-03-19T07:00:00Z", endAt: "2026-03-19T08:00:00Z" }) { id } }`,
  );
  expect(await list(`(profile: ${paramedic})`)).toEqual(["Dovolená", "Porada", "Kurz", "Schůzka"]);
  expect(await list()).toEqual(["Nemoc", "Dovolená", "Porada", "Kurz", "Schůzka"]);
  expect(await list(`(from: "2026-03-15T23:00:00Z", to: "2026-03-16T23:00:00Z")`)).toEqual(["Nemoc", "Porada"]);
  expect(await list(`(from: "2026-03-17T00:00:00Z", to: "2026-03-16T00:00:00Z")`)).toMatchObject([
    { path: ["to"], code: "E1T1" },
  ]);
  expect(
    (await api.call("foreign", `{ profileFreeTimes(profile: ${paramedic}) { name } }`)).data.profileFreeTimes,
  ).toEqual([]);
});
