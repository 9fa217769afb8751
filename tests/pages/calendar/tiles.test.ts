import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();

test("a press into a free slot leads to a new event there, at that time", async () => {
  const renata = visitor("receptionist");
  const page = await renata.get("/?view=resource-week&date=2026-03-17");
  const place = page.document.querySelector("#d17 input[type=image]")!.getAttribute("name")!;
  const pressed = await renata.get(`/novy-termin?from=420&${place}.x=12&${place}.y=100`);
  expect(pressed.location).toBe(`/nova-udalost?staffs=${place.split(".")[1]}&from=2026-03-17T08%3A30`);
  const form = await renata.follow(pressed);
  expect([form.value("date")?.replaceAll("\u00a0", " "), form.value("from")]).toEqual(["17. 3. 2026", "8:30"]);
  expect((await renata.get("/novy-termin?staffs.1.2026-13-01.y=4")).location).toBe("/");
});

test("one press on a tile records the attendance of its only patient; an event without one is refused", async () => {
  const renata = visitor("receptionist");
  const press = async (body: Record<string, string>, event: number = ids.events.janaTherapy) =>
    (await renata.post(`/editace-udalosti/${event}/ucast`, body)).status;
  const signs = async () =>
    (await renata.get("/?view=resource-week&date=2026-03-16")).document
      .querySelector(`.t[href$="/${ids.events.janaTherapy}"]`)!
      .getAttribute("data-k");
  expect(await press({ progress: "ARRIVED" })).toBe(200);
  expect(await signs()).toContain("◔");
  expect(await press({ progress: "NONE" })).toBe(200);
  expect(await press({ state: "PRESENT" })).toBe(200);
  expect(await signs()).toContain("✓");
  expect(await press({ state: "NOT_SET" })).toBe(200);
  expect(await press({ state: "SOMETHING" })).toBe(400);
  const { rows } = await database.owner.query<{ id: number }>(
    "select id from events where medical_center_id = $1 and type = 'FREE_TIME' limit 1",
    [ids.center],
  );
  expect(await press({ progress: "ARRIVED" }, rows[0]!.id)).toBe(409);
  expect(await press({ progress: "ARRIVED" }, ids.events.foreignEvent)).toBe(404);
});

test("a tile dropped elsewhere moves its event; conflicts are named, and an older version is refused", async () => {
  const renata = visitor("receptionist");
  const therapy = ids.events.janaTherapy;
  const still = {
    days: "0",
    minutes: "0",
    longer: "0",
    by: "staffs",
    from: String(ids.profiles.paramedic),
    to: String(ids.profiles.paramedic),
    version: "1",
  };
  const move = async (change: object, event = therapy) => {
    const answer = await renata.post(`/presun-udalosti/${event}`, { ...still, ...change });
    return { status: answer.status, ...JSON.parse(answer.html) };
  };
  const once = { days: "1", minutes: "30", longer: "15", to: String(ids.profiles.admin), idempotencyKey: "one move" };
  const moved = await move(once);
  expect(moved).toMatchObject({ status: 200, version: 2 });
  expect(await move(once)).toMatchObject({ status: 200, version: 2, when: moved.when });
  expect(moved.when.replaceAll("\u00a0", " ")).toBe("út 17. 3. 9:30–10:30");
  const { rows } = await database.owner.query("select owner_id from events where id = $1", [therapy]);
  expect(rows).toEqual([{ owner_id: ids.profiles.admin }]);
  expect(await move({ minutes: "15" })).toMatchObject({ status: 409, stale: true });
  const back = await move({
    version: "2",
    days: "-1",
    minutes: "-30",
    longer: "-15",
    from: String(ids.profiles.admin),
    to: String(ids.profiles.paramedic),
  });
  expect(back.when.replaceAll("\u00a0", " ")).toBe("po 16. 3. 9:00–9:45");
  await renata.post("/nova-udalost", {
    eventType: "EVENT",
    date: "16. 3. 2026",
    from: "13:00",
    to: "14:00",
    owner: String(ids.profiles.paramedic),
    name: "Porada",
  });
  const conflict = await move({ version: "3", minutes: "240" });
  expect(conflict).toMatchObject({
    status: 409,
    details: {
      conflicts: [expect.objectContaining({ label: expect.stringContaining("Šindelář"), eventName: "Porada" })],
    },
  });
  expect((await renata.post(`/presun-udalosti/${ids.events.foreignEvent}`, still)).status).toBe(404);
  expect((await move({ minutes: "x" })).status).toBe(400);
});
