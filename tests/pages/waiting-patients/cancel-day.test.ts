import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const renata = visitor("receptionist");
const { profiles, patients, procedures } = ids;
const petr = `profile=${profiles.paramedic}`;
const events = (page: Awaited<ReturnType<typeof renata.get>>) =>
  page.all("[name=events]").map((field) => field.getAttribute("value")!);
const enter = (from: string, patient: number, more: object = {}) =>
  renata.post("/nova-udalost", {
    eventType: "EVENT",
    patient: String(patient),
    procedure: String(procedures.therapy),
    owner: String(profiles.paramedic),
    date: "17. 3.",
    from,
    ...more,
  });

test("the page asks for the person, and understands days as people type them", async () => {
  const asking = await renata.get("/zruseni-dne");
  expect([asking.status, asking.title, asking.text(".empty h2"), asking.value("date")]).toEqual([
    200,
    "Zrušení dne | Motus",
    "Zvolte, čí den se má zrušit",
    "16.\u00a03.\u00a02026",
  ]);
  const empty = await renata.get(`/zruseni-dne?${petr}&date=z%C3%ADtra`);
  expect([empty.text(".head .no"), empty.text(".empty h2")]).toEqual([
    "úterý 17. března 2026, Petr Šindelář",
    "V tento den už není co zrušit",
  ]);
  expect((await renata.get(`/zruseni-dne?${petr}&date=31.+2.`)).text(".note.bad")).toContain("Takové datum neexistuje");
  expect((await visitor().get("/zruseni-dne")).location).toContain("/prihlaseni");
  expect((await visitor("lonely").get("/zruseni-dne")).location).toBe("/vyber-profilu");
});

test("the day is shown with its patients and phones; once canceled it lists the patients to call", async () => {
  await enter("8", patients.jana, { note: "Přijde s berlemi" });
  await enter("9", patients.karel);
  const page = await renata.get(`/zruseni-dne?${petr}&date=17.3.`);
  expect(page.all("tbody tr").map((row) => row.structuredText.replace(/\s+/g, " ").trim())).toEqual([
    "út 17. 3. 8:00–8:45 Jana Dvořáčková +420 601 000 377 Individuální LTV",
    "út 17. 3. 9:00–9:45 Karel Novák +420 602 000 200 Individuální LTV",
  ]);
  expect(page.text("button.bad")).toBe("Zrušit 2 události");
  const address = page.document.querySelector("form[method=post]")!.getAttribute("action")!.replaceAll("&amp;", "&");
  expect(address).toBe(`/zruseni-dne?${petr}&date=2026-03-17`);

  const answer = await renata.post(address, {
    idempotencyKey: page.value("idempotencyKey")!,
    events: events(page),
    freeTime: "Nemoc",
  });
  expect(answer.location).toBe(address);
  const done = await renata.follow(answer);
  expect(done.text(".flashes")).toContain("Den je zrušený. Komu zavolat, vidíte níže.");
  expect([events(done), done.text("h2")]).toEqual([[], "Komu zavolat"]);
  expect(done.text("tbody tr")).toBe(
    "Jana Dvořáčková +420 601 000 377 út 17. 3. 8:00–8:45 Individuální LTV Přijde s berlemi Najít termín Jana Dvořáčková",
  );
  const list = await renata.get("/seznam-nahradniku?urgent=1");
  expect(list.text("tbody tr")).toContain(
    "Dvořáčková Jana Urgentní +420 601 000 377 Individuální LTV Petr Šindelář kdykoli Přijde s berlemi Zrušeno út 17. 3. 8:00–8:45 ode dneška",
  );
  expect((await renata.get("/?date=2026-03-17")).html).toContain("Nemoc");

  const { rows } = await database.owner.query(
    "select id from waiting_patients where patient_card_id = $1 and removed_at is null",
    [patients.jana],
  );
  await renata.post(`/nova-udalost?waitingPatient=${rows[0].id}`, {
    eventType: "EVENT",
    patient: String(patients.jana),
    procedure: String(procedures.therapy),
    owner: String(profiles.paramedic),
    date: "18. 3.",
    from: "8",
  });
  expect((await renata.get(address)).text("tbody tr")).toContain("objednán na st 18. 3. 8:00–8:45");
});

test("a canceled day is restored in one press, or all conflicts are shown", async () => {
  const day = `${petr}&date=2026-03-24`;
  for (const [from, patient] of [
    ["8", patients.jana],
    ["9", patients.karel],
  ] as const)
    await enter(from, patient, { date: "24. 3." });
  const page = await renata.get(`/zruseni-dne?${day}`);
  const done = await renata.follow(
    await renata.post(`/zruseni-dne?${day}`, { events: events(page), freeTime: "Nemoc" }),
  );
  const undo = `/zruseni-dne/vratit?${day}`;
  const links = done
    .all("a")
    .filter((link) => link.text.trim() === "Vrátit celý den")
    .map((link) => link.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect(links).toEqual([undo, undo]);

  const asking = await renata.get(undo);
  expect([asking.status, asking.title, asking.text("tbody")]).toEqual([
    200,
    "Vrátit zrušený den? | Motus",
    expect.stringMatching(/8:00–8:45 Jana Dvořáčková \+420 601 000 377 .*9:00–9:45 Karel Novák/),
  ]);
  // Free time entered by another user is a conflict, and that of the cancellation is none.
  await database.owner.query(
    "update events set created_at = created_at + interval '1 second' where name = 'Nemoc' and (begin_at at time zone 'Europe/Prague')::date = '2026-03-24'",
  );
  const refused = await renata.post(undo, {});
  expect([refused.status, refused.text(".note.bad"), refused.all(".note.bad li").length]).toEqual([
    409,
    expect.stringContaining("Den vrátit nejde, něco je mezitím obsazené"),
    2,
  ]);
  await database.owner.query(
    "update events set created_at = created_at - interval '1 second' where name = 'Nemoc' and (begin_at at time zone 'Europe/Prague')::date = '2026-03-24'",
  );
  const back = await renata.post(undo, { idempotencyKey: asking.value("idempotencyKey")! });
  expect(back.location).toBe("/?date=2026-03-24");
  const calendar = await renata.follow(back);
  expect(calendar.text(".flashes")).toContain("2 události jsou zpátky.");
  expect(calendar.html).not.toContain("Nemoc");
  expect((await renata.get(undo)).location).toBe(`/zruseni-dne?${day}`);
  expect((await renata.get("/zruseni-dne/vratit?date=dnes")).location).toContain("/zruseni-dne");
});

test("a day that changed in between is shown as it is now, and nothing is canceled", async () => {
  const address = `/zruseni-dne?${petr}&date=2026-03-19`;
  await enter("8", patients.jana, { date: "19. 3." });
  const shown = events(await renata.get(address));
  await enter("9", patients.anna, { date: "19. 3." });
  const refused = await renata.post(address, { events: shown, freeTime: "" });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([
    409,
    expect.stringContaining("Den se mezitím změnil a nic se nezrušilo."),
  ]);
  expect(events(refused)).toHaveLength(2);
  expect((await renata.post(address, { events: events(refused) })).status).toBe(302);
  expect((await renata.post("/zruseni-dne", { events: shown })).status).toBe(404);
});

test.each(["/de", "/en", "/sk"])("the page speaks %s too", async (prefix) => {
  for (const path of ["/zruseni-dne", `/zruseni-dne?${petr}&date=2026-03-17`]) {
    const page = await renata.get(prefix + path);
    expect(page.status).toBe(200);
    expect(page.text("main")).not.toMatch(/waitingPatients:|\b(toCall|chooseDay|findPlace)\b/);
  }
});
