import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { admin, receptionist, foreign, deactivated } = ids.profiles;
type Who = Parameters<typeof api.call>[0];

const ASKED = "{ people { profile { fullName } email requests sheet } sheetTime mailLine version }";
const read = async (who: Who) => (await api.call(who, `{ staffNotices ${ASKED} }`)).data.staffNotices;
const update = (who: Who, input: object, version: number) =>
  api.call(
    who,
    `mutation ($input: StaffNoticesInput!, $version: Int!) { staffNoticesUpdate(input: $input, version: $version) ${ASKED} }`,
    { input: { requests: [], sheet: [], sheetTime: "19:00", ...input }, version },
  );
const codeOf = async (asked: ReturnType<typeof api.call>) => (await asked).errors?.[0]?.extensions.code;

test("an administrator chooses among the active staff who gets e-mails; before, administrators hear of requests", async () => {
  const before = await read("admin");
  expect(before).toMatchObject({ sheetTime: "19:00", mailLine: "NO_SERVER", version: 0 });
  expect(before.people.map(({ email }: { email: string }) => email)).toEqual([
    "milan@lipa.example",
    "renata@lipa.example",
    "dana@lipa.example",
    "petr@lipa.example",
  ]);
  expect(before.people.map(({ requests }: { requests: boolean }) => requests)).toEqual([true, false, true, false]);
  expect(before.people.some(({ sheet }: { sheet: boolean }) => sheet)).toBe(false);
  const { data } = await update(
    "admin",
    { requests: [admin, receptionist], sheet: [receptionist], sheetTime: "20:00" },
    0,
  );
  expect(data.staffNoticesUpdate).toMatchObject({ sheetTime: "20:00", version: 1 });
  expect(data.staffNoticesUpdate.people[1]).toMatchObject({
    email: "renata@lipa.example",
    requests: true,
    sheet: true,
  });
  expect((await read("foreign")).people).toMatchObject([{ email: "cyril@jinde.example", requests: true }]);
  const { rows } = await owner.query("select details from audit_rows where action = 'noticeSettings.staffSet'");
  expect(rows).toEqual([{ details: { requests: [admin, receptionist], sheet: [receptionist], sheetTime: "20:00" } }]);
});

test("a change of another version, by others than administrators, or with a strange profile or time is refused", async () => {
  expect(await codeOf(update("admin", {}, 0))).toBe("E012");
  expect(await codeOf(update("admin", {}, 7))).toBe("E012");
  for (const who of ["paramedic", "receptionist"] as const) {
    expect(await codeOf(update(who, {}, 1))).toBe("E002");
    expect(await codeOf(api.call(who, "{ staffNotices { version } }"))).toBe("E002");
  }
  const fault = async (input: object) => (await update("admin", input, 1)).errors?.[0]?.extensions.fields?.[0]?.path;
  expect(await fault({ requests: [foreign] })).toEqual(["requests"]);
  expect(await fault({ sheet: [deactivated] })).toEqual(["sheet"]);
  expect(await fault({ sheetTime: "03:00" })).toEqual(["sheetTime"]);
  expect((await read("admin")).version).toBe(1);
});

test("sending patients' names to somebody asks for recent authentication", async () => {
  await owner.query("update sessions set authenticated_at = null");
  expect(await codeOf(update("admin", { sheet: [receptionist] }, 1))).toBe("E174");
  await owner.query("update sessions set authenticated_at = $1", [api.clock.now]);
  expect(await codeOf(update("admin", { sheet: [receptionist] }, 1))).toBeUndefined();
});
