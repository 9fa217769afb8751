import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const { admin, paramedic: from, foreign, deactivated } = ids.profiles;
const work = `/nastaveni/zdravotnicke-zarizeni/uzivatele/${from}/prace`;

await owner.query(
  "insert into procedure_profiles (medical_center_id, procedure_id, profile_id) values ($1, $2, $3) on conflict do nothing",
  [ids.center, ids.procedures.therapy, admin],
);
const enter = async (at: string, procedure: number, person: number = from) =>
  (
    await owner.query(
      `insert into events (medical_center_id, type, begin_at, end_at, owner_id, procedure_id, name)
       values ($1, 'EVENT', $2, $2::timestamptz + interval '45 minutes', $3, $4, $5) returning id`,
      [ids.center, at, person, person === from ? procedure : null, person === from ? null : "Supervize"],
    )
  ).rows[0].id as number;
const claim = (event: number, person: number) =>
  owner.query(
    `insert into occupancies (medical_center_id, event_id, profile_id, during)
     select medical_center_id, id, $2, tstzrange(begin_at, end_at) from events where id = $1`,
    [event, person],
  );
const free = await enter("2026-03-18T08:00:00Z", ids.procedures.therapy);
const taken = await enter("2026-03-19T08:00:00Z", ids.procedures.therapy);
const notGiven = await enter("2026-03-20T08:00:00Z", ids.procedures.examination);
for (const event of [free, taken, notGiven]) await claim(event, from);
await claim(await enter("2026-03-19T08:30:00Z", ids.procedures.therapy, admin), admin);
const ownerOf = async (event: number) =>
  (await owner.query("select owner_id as owner from events where id = $1", [event])).rows[0].owner;

test("work is handed over by a form: who takes over, what can go and why the rest stays, and it is undone", async () => {
  const dana = visitor("admin");
  const before = await dana.get(work);
  expect(before.all("main input[type=checkbox][name=events]")).toEqual([]);
  expect(before.all("main option").map((option) => option.text.replace(/\s/g, " "))).toEqual([
    "zatím nikomu",
    "Marešová Dana, Mgr.",
    "na seznam náhradníků",
  ]);
  const page = await dana.get(`${work}?to=${admin}`);
  const boxes = page.all("main input[name=events]").map((box) => box.getAttribute("value"));
  expect([boxes.includes(String(free)), boxes.includes(String(taken))]).toEqual([true, false]);
  const staying = await dana.get(`${work}?to=${admin}&stays=1`);
  expect(staying.all("main input[name=events]")).toEqual([]);
  expect(staying.text("main")).toMatch(/v.tu dobu je obsazeno[^]*Supervize[^]*tuto službu neposkytuje/);

  const none = await dana.post(`${work}?to=${admin}`, { idempotencyKey: "none" });
  expect([none.status, none.text("[role=alert]")]).toEqual([400, expect.stringContaining("Vyberte, co se má předat.")]);
  expect(none.all("main input[name=events][checked]")).toEqual([]);
  const gone = await dana.post(`${work}?to=${admin}`, {
    events: [String(taken), String(free + 9_000)],
    idempotencyKey: "gone",
  });
  expect(gone.status).toBe(400);
  const done = await dana.post(`${work}?to=${admin}`, { events: String(free), idempotencyKey: "one" });
  expect([done.status, done.location]).toEqual([302, `${work}?to=${admin}`]);
  expect([await ownerOf(free), await ownerOf(taken)]).toEqual([admin, from]);
  const after = await dana.follow(done);
  expect(after.text("[role=status]")).toMatch(/Předáno\. Událostí: 1, náhradníků: 0\./);
  const [undo] = after.all("main table").at(-1)!.querySelectorAll("tbody a");
  const question = await dana.get(undo!.getAttribute("href")!);
  expect(question.text("main")).toMatch(/Zpátky půjde[^]*Událostí: 1/);
  const undone = await dana.follow(await dana.post(undo!.getAttribute("href")!, question.filled("main form")));
  expect([await ownerOf(free), undone.text("main")]).toEqual([from, expect.stringContaining("vráceno 16. 3. 2026")]);
  expect((await dana.get(undo!.getAttribute("href")!)).location).toBe(work);
});

test("all that can go to the waiting list goes at one press, and meetings stay", async () => {
  const dana = visitor("admin");
  const page = await dana.get(`${work}?to=seznam&stays=1`);
  expect(page.text("main")).toContain("nemá pacienta, který by čekal");
  const refused = await dana.post(`${work}?to=seznam`, { events: String(taken), idempotencyKey: "meeting" });
  expect(refused.status).toBe(400);
});

test("waiting patients who ask for a colleague have their own list, with its empty state", async () => {
  const dana = visitor("admin");
  const page = await dana.get(`${work}/nahradnici?to=seznam`);
  expect(page.text("table")).toContain("lze předat");
  const form = { waitingPatients: String(ids.waitingPatients.karel), idempotencyKey: "waiting" };
  const done = await dana.follow(await dana.post(`${work}/nahradnici?to=seznam`, form));
  expect(done.text("[role=status]")).toContain("náhradníků: 1");
  expect(done.text("main")).toContain("Nikdo nečeká");
});

test("the pages are administrators', and who cannot take over is not found", async () => {
  const dana = visitor("admin");
  for (const address of [work, `${work}/nahradnici`, `${work}/901/vratit`])
    expect((await visitor("receptionist").get(address)).status).toBe(403);
  for (const to of [foreign, deactivated, from]) expect((await dana.get(`${work}?to=${to}`)).status).toBe(404);
  expect((await dana.get(`${work}/999/vratit`)).status).toBe(404);
  expect((await dana.post(`${work}/999/vratit`, {})).status).toBe(404);
});
