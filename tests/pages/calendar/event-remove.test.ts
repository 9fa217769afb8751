import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { profiles, patients, procedures, events } = ids;
const sends = (page: Page) =>
  Object.fromEntries(
    page
      .all("main form input[type=hidden]")
      .map((input) => [input.getAttribute("name")!, input.getAttribute("value")!]),
  );
const rows = (page: Page) => page.all("tbody tr").map((row) => row.structuredText.replace(/\s+/g, " ").trim());

/** Four Wednesdays of Jana's. */
const [row] = (
  await database.owner.query(
    `with series as (
       insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id, recurrence, recurrence_at)
       values ($1, 'EVENT', '2026-03-11 07:00Z', '2026-03-11 07:45Z', $2, $3, E'DTSTART;TZID=Europe/Prague:20260311T080000\nRRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=4', '2026-03-11 07:00Z') returning id)
     select id from series`,
    [ids.center, procedures.therapy, profiles.paramedic],
  )
).rows as [{ id: number }];
const first = row.id;
await database.owner.query("update events set parent_id = id where id = $1", [first]);
const { rows: later } = await database.owner.query<{ id: number }>(
  `insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id, parent_id, recurrence_at)
   select $1, 'EVENT', at, at + interval '45 minutes', $2, $3, $4, at from unnest('{2026-03-18 07:00Z,2026-03-25 07:00Z,2026-04-01 06:00Z}'::timestamptz[]) as at returning id`,
  [ids.center, procedures.therapy, profiles.paramedic, first],
);
await database.owner.query(
  "insert into patient_attendances (medical_center_id, event_id, patient_card_id) select $1, id, $2 from events where parent_id = $3",
  [ids.center, patients.jana, first],
);

test("the page lists the events to remove and the patients to call; afterwards the calendar offers to undo", async () => {
  const someone = visitor("receptionist");
  const asked = await someone.get(`/editace-udalosti/${events.janaTherapy}/odstranit`);
  expect([asked.status, asked.title]).toEqual([200, "Odstranit událost? | Motus"]);
  expect(rows(asked).map((text) => text.replaceAll("\u00a0", " "))).toEqual([
    "po 16. 3. 9:00–9:45 Individuální LTV, Petr Šindelář Jana Dvořáčková +420 601 000 377",
  ]);
  expect(asked.all("main nav.seg")).toHaveLength(0);
  const removed = await someone.post(`/editace-udalosti/${events.janaTherapy}/odstranit`, sends(asked));
  expect(removed.location).toBe("/?date=2026-03-16");
  const calendar = await someone.follow(removed);
  expect(calendar.text(".flash")).toBe("Událost je odstraněná. Vrátit zpět");
  const undo = calendar.document.querySelector(".flashes a")!.getAttribute("href")!;
  expect((await someone.get(`/editace-udalosti/${events.janaTherapy}`)).status).toBe(404);
  const asking = await someone.get(undo);
  expect(asking.text("main .whose").replaceAll("\u00a0", " ")).toMatch(
    /^Jana Dvořáčková .* pondělí 16\. března 2026 9:00–9:45 CAVE/,
  );
  const restored = await someone.post(undo, sends(asking));
  expect((await someone.follow(restored)).text(".flash")).toBe("Událost je zpátky.");
  expect((await someone.get(`/editace-udalosti/${events.janaTherapy}`)).status).toBe(200);
});

test("of a series one event, that and the following, or all future ones", async () => {
  const someone = visitor("receptionist");
  const second = `/editace-udalosti/${later[1]!.id}/odstranit`;
  const one = await someone.get(second);
  expect(rows(one)).toHaveLength(1);
  expect(one.all("main nav.seg a").map((link) => link.getAttribute("href"))).toEqual([
    second,
    `${second}?scope=following`,
    `${second}?scope=series`,
  ]);
  const following = await someone.get(`${second}?scope=following`);
  expect(rows(following).map((text) => text.replaceAll("\u00a0", " ").slice(0, 10))).toEqual([
    "st 25. 3. ",
    "st 1. 4. 8",
  ]);
  expect(following.text("main form")).toContain("Odstranit 2 události");
  expect(rows(await someone.get(`${second}?scope=series`))).toHaveLength(3);
  expect(
    rows(await someone.get(`/editace-udalosti/${first}/odstranit?scope=series`)),
    "what has begun stays",
  ).toHaveLength(3);
  const removed = await someone.post(`${second}?scope=following`, sends(following));
  expect((await someone.follow(removed)).text(".flash")).toBe("Odstraněné jsou 2 události. Vrátit zpět");
  expect(rows(await someone.get(`/editace-udalosti/${later[0]!.id}/odstranit?scope=series`))).toHaveLength(1);
});

test("an event changed concurrently is not removed unseen; a taken slot is not restored over", async () => {
  const someone = visitor("receptionist");
  const address = `/editace-udalosti/${later[0]!.id}/odstranit`;
  const asked = await someone.get(address);
  await database.owner.query("update events set version = version + 1 where id = $1", [later[0]!.id]);
  const stale = await someone.post(address, sends(asked));
  expect(stale.status).toBe(409);
  expect(stale.text(".note")).toContain("Mezitím to uložil někdo jiný");
  expect((await someone.post(address, sends(stale))).status).toBe(302);
  const taken = {
    eventType: "EVENT",
    procedure: String(procedures.therapy),
    date: "18.3.2026",
    from: "8",
    owner: String(profiles.paramedic),
    patients: String(patients.karel),
  };
  expect((await someone.post("/nova-udalost", taken)).status).toBe(302);
  const refused = await someone.post(`/editace-udalosti/${later[0]!.id}/obnovit`, {});
  expect(refused.status).toBe(409);
  expect(refused.text(".note")).toContain("Petr Šindelář: st 18. 3. 8:00–8:45");
});

test("a series with nothing ahead offers no removal of all of it", async () => {
  await database.owner.query(
    "update events set begin_at = begin_at - interval '1 year', end_at = end_at - interval '1 year' where recurrence_at is not null",
  );
  const asked = await visitor("receptionist").get(`/editace-udalosti/${first}/odstranit?scope=series`);
  expect(asked.text("main form")).toBe("Zpět");
});
