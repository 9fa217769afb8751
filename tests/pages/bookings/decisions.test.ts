import { beforeAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { openBookings } from "#tests/kit/bookings.ts";
import { testPages } from "#tests/kit/pages.ts";
import { service, timesOf, typed, withProof } from "./request-page.ts";

const { visitor, database, app } = await testPages();
const { owner } = database;

beforeAll(() => openBookings(owner));

test("reception accepts by the page for a known patient, or rejects; the second to decide reads the decision", async () => {
  const times = timesOf(await visitor().get(service));
  const someone = visitor();
  const time = times.at(-1)!;
  await someone.post(time, {
    ...withProof(app, (await someone.get(time)).filled("main form")),
    ...typed,
    email: "dva@example.com",
    phone: "601 555 444",
  });
  const renata = visitor("receptionist");
  const list = await renata.get("/rezervace-ke-schvaleni");
  expect(list.all(".head .end a").map((link) => link.getAttribute("href"))).toEqual(["/rezervace/u-lipy"]);
  const rows = list.all("tbody tr");
  expect(rows.at(-1)!.text).toContain("Zelená Věra");
  const accept = String(rows.at(-1)!.querySelectorAll("a.btn")[0]!.getAttribute("href"));
  expect(accept).toMatch(/^\/rezervace-ke-schvaleni\/\d+\/prijmout$/);
  const question = await renata.get(accept);
  const meets = await owner.query(
    `with other as (insert into events (medical_center_id, type, begin_at, end_at, owner_id)
       select $1, 'EVENT', begin_at, end_at, $2 from bookings where id = $4 returning id, begin_at, end_at)
     insert into occupancies (medical_center_id, event_id, patient_card_id, during)
     select $1, id, $3, tstzrange(begin_at, end_at) from other returning event_id as event`,
    [ids.center, ids.profiles.admin, ids.patients.karel, accept.split("/")[2]],
  );
  const refused = await renata.post(accept, { ...question.filled("main form"), card: String(ids.patients.karel) });
  expect(refused.status).toBe(409);
  expect(refused.text(".note.bad li")).toContain("Karel");
  expect(refused.all(".note.bad li a").map((link) => link.getAttribute("href"))).toContain(
    `/editace-udalosti/${meets.rows[0].event}`,
  );
  await owner.query("delete from occupancies where event_id = $1", [meets.rows[0].event]);
  const accepted = await renata.post(accept, { ...question.filled("main form"), card: String(ids.patients.karel) });
  expect(accepted.location).toBe("/rezervace-ke-schvaleni");
  expect((await renata.follow(accepted)).text(".flash")).toContain("Žádost je přijatá");
  expect((await visitor("admin").get(accept)).text("main")).toMatch(/O žádosti už je rozhodnuto .*Renata.*potvrzená/);
  expect((await visitor("admin").get(accept)).text("main form")).toBe("Zpět");
  const done = await renata.get("/rezervace-ke-schvaleni?tab=schvalene");
  expect(done.text("tbody")).toContain("Karel");
  for (const address of [accept, accept.replace("prijmout", "odmitnout")])
    expect((await visitor("foreign").get(address)).status).toBe(404);
  expect((await visitor().get("/rezervace-ke-schvaleni")).status).toBe(302);
});

test("the page that accepts a request whose begin is over says so, and offers only the way back", async () => {
  const [time] = timesOf(await visitor().get(service));
  const someone = visitor();
  await someone.post(time!, {
    ...withProof(app, (await someone.get(time!)).filled("main form")),
    ...typed,
    email: "tri@example.com",
    phone: "601 555 555",
  });
  const { rows } = await owner.query(
    `update bookings set begin_at = timestamptz '2026-03-16 08:00Z' where id = (select max(id) from bookings) returning id`,
  );
  const page = await visitor("receptionist").get(`/rezervace-ke-schvaleni/${rows[0].id}/prijmout`);
  expect(page.text(".note")).toContain("Čas žádosti už minul.");
  expect(page.text("main form")).toBe("Zpět");
});
