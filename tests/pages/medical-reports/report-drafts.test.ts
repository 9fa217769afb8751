import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, clock, database } = await testPages();
const draftsOf = (uuid: string) => `/kartoteka/${uuid}/rozepsana-zprava`;
const typed = {
  content: "Flexe 115°",
  date: "16. 3. 2026",
  time: "9:15",
  procedure: "",
  duration: "45",
  patientCard: String(ids.patients.karel),
  patientAttendance: "",
  correctionOf: "",
};

/** The autosave of a script: the form, with a key for each save. */
async function keep(someone: ReturnType<typeof visitor>, key: string, fields: Record<string, string> = {}) {
  const { status, html } = await someone.post(draftsOf(uuids.karel), { ...typed, idempotencyKey: key, ...fields });
  return { status, ...(JSON.parse(html) as { id: number; uuid: string; version: number; error?: string }) };
}
const on = ({ id, version }: { id: number; version: number }) => ({
  medicalReport: String(id),
  version: String(version),
});

test("typed text is saved, once for each key, and continues from version to version", async () => {
  const someone = visitor("paramedic");
  const begun = await keep(someone, "begun");
  expect(begun).toMatchObject({ status: 200, version: 1 });
  expect(await keep(someone, "begun")).toMatchObject({ id: begun.id });
  const more = await keep(someone, "more", { ...on(begun), content: "Flexe 115°, bez otoku" });
  expect(more).toMatchObject({ status: 200, id: begun.id, version: 2 });
  const form = await someone.get(`/kartoteka/zaznam/${begun.uuid}/upravit`);
  expect([form.value("content"), form.value("version")]).toEqual(["Flexe 115°, bez otoku", "2"]);
  expect(JSON.parse((await someone.get(`${draftsOf(uuids.karel)}?report=${begun.uuid}`)).html)).toMatchObject({
    version: 2,
    state: "DRAFT",
  });
});

test("a beginning that comes again after eight days, when its answer is forgotten, begins nothing", async () => {
  const someone = visitor("paramedic");
  await keep(someone, "late");
  await database.owner.query("delete from idempotency_keys");
  expect(await keep(someone, "late")).toEqual({ status: 409, error: "reportBegun" });
});

test("the text is saved though another field is wrong, and an older window overwrites nothing", async () => {
  const someone = visitor("paramedic");
  expect(await keep(someone, "early", { date: "zítra někdy" })).toEqual({ status: 400, error: "invalidInput" });
  const begun = await keep(someone, "right");
  const wrong = await keep(someone, "wrong", { ...on(begun), content: "Flexe 120°", date: "zítra někdy" });
  expect(wrong).toMatchObject({ status: 200, version: 2 });
  expect(await keep(someone, "old", { ...on(begun), content: "jinak" })).toEqual({ status: 409, error: "stale" });
  const form = await someone.get(`/kartoteka/zaznam/${begun.uuid}/upravit`);
  expect([form.value("content"), form.value("date")]).toEqual(["Flexe 120°", "16.\u00a03.\u00a02026"]);
});

test("a form stays open without a session, without a permission or for another's draft, and says so", async () => {
  expect(await keep(visitor(), "nobody")).toEqual({ status: 401, error: "notSignedIn" });
  expect(await keep(visitor("receptionist"), "desk")).toMatchObject({ status: 403 });
  const begun = await keep(visitor("paramedic"), "mine");
  expect(await keep(visitor("admin"), "theirs", on(begun))).toEqual({ status: 403, error: "reportOfAnother" });
  expect(await keep(visitor("foreign"), "foreign", on(begun))).toMatchObject({ status: 404 });
  expect((await visitor("receptionist").get(`${draftsOf(uuids.karel)}?report=${begun.uuid}`)).status).toBe(403);
});

test("readers of a draft see that it is being written, for two minutes after the last save", async () => {
  const { uuid } = await keep(visitor("paramedic"), "read");
  const address = `/kartoteka/${uuids.karel}?tab=dokumentace&report=${uuid}`;
  expect((await visitor("admin").get(address)).text(".note")).toMatch(
    /Šindelář zprávu právě píše, naposledy ji uložil\(a\) v 10:00\./,
  );
  expect((await visitor("paramedic").get(address)).html).not.toContain("právě píše");
  clock.now = new Date(clock.now.getTime() + 121_000);
  expect((await visitor("admin").get(address)).html).not.toContain("právě píše");
});
