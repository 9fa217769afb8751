import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const renata = visitor("receptionist");
const { profiles, patients, procedures } = ids;
const hrefs = (page: Page, selector: string, text: RegExp) =>
  page
    .all(selector)
    .filter((link) => text.test(link.text))
    .map((link) => link.getAttribute("href")!.replaceAll("&amp;", "&"));
const enter = (date: string, from: string, more: object = {}) =>
  renata.post("/nova-udalost", {
    eventType: "EVENT",
    patient: String(patients.anna),
    procedure: String(procedures.therapy),
    owner: String(profiles.paramedic),
    date,
    from,
    ...more,
  });
/** The one event of a week. */
const eventIn = async (date: string) =>
  hrefs(
    await renata.get(`/?view=resource-week&date=${date}&staffs=${profiles.paramedic}`),
    ".open .t:not(.rest)",
    /./,
  )[0]!;

test("a removed event leads to waiting patients for its slot, and a press books the best of them", async () => {
  await enter("18. 3.", "8");
  const event = await eventIn("2026-03-18");
  const removed = await renata.follow(await renata.post(`${event}/odstranit`, { scope: "one", version: "1" }));
  const [who] = hrefs(removed, ".flashes a", /Na uvolněné místo se hodí 1 náhradník/);
  expect(who).toContain(
    `/nahradnici-na-volne-misto?from=2026-03-18T07%3A00%3A00.000Z&to=2026-03-18T07%3A45%3A00.000Z&profile=${profiles.paramedic}&procedure=${procedures.therapy}`,
  );
  const page = await renata.get(who!);
  expect([page.text(".head .no"), page.text("tbody tr")]).toEqual([
    "st 18. 3. 8:00–8:45, Petr Šindelář",
    expect.stringContaining("Novák Karel"),
  ]);
  const form = await renata.get(hrefs(page, "tbody a", /Objednat/)[0]!);
  expect([form.value("from"), form.all("[name=patients]").length]).toEqual(["8:00", 1]);

  await enter("10. 3.", "8");
  const past = await renata.follow(
    await renata.post(`${await eventIn("2026-03-10")}/odstranit`, { scope: "one", version: "1" }),
  );
  expect(hrefs(past, ".flashes a", /./)).toHaveLength(1);
});

test("a moved event, by its form or by drag, leads to waiting patients for the slot it leaves", async () => {
  await enter("25. 3.", "8");
  const event = await eventIn("2026-03-25");
  const left = `/nahradnici-na-volne-misto?from=2026-03-25T07%3A00%3A00.000Z&to=2026-03-25T07%3A45%3A00.000Z&profile=${profiles.paramedic}&procedure=${procedures.therapy}`;
  const change = async (fields: object) =>
    renata.follow(await renata.post(event, { ...(await renata.get(event)).filled("form#event"), ...fields }));
  expect(
    hrefs(await change({ from: "14:00", to: "14:45" }), ".flashes a", /Na uvolněné místo se hodí 1 náhradník/),
  ).toEqual([left]);
  // In the afternoon Karel cannot come, and a note frees nothing.
  expect(hrefs(await change({ note: "přijde s berlemi" }), ".flashes a", /./)).toEqual([]);
  expect(hrefs(await change({ from: "8:00", to: "8:45" }), ".flashes a", /./)).toEqual([]);

  await enter("11. 3.", "8");
  const past = await eventIn("2026-03-11");
  const later = { ...(await renata.get(past)).filled("form#event"), from: "14:00", to: "14:45" };
  expect(hrefs(await renata.follow(await renata.post(past, later)), ".flashes a", /./)).toEqual([]);

  const still = {
    days: "0",
    minutes: "0",
    longer: "0",
    by: "staffs",
    from: String(profiles.paramedic),
    to: String(profiles.paramedic),
  };
  const move = async (fields: object) =>
    JSON.parse((await renata.post(`/presun-udalosti/${event.split("/").at(-1)}`, { ...still, ...fields })).html);
  expect(await move({ version: "4", minutes: "300" })).toMatchObject({
    version: 5,
    link: { label: "Na uvolněné místo se hodí 1 náhradník", href: left },
  });
  expect((await move({ version: "5", minutes: "-300" })).link).toBeUndefined();
  expect((await move({ version: "6", minutes: "15" })).link).toBeUndefined();
});

test("removing a patient from a group frees a slot in it, which one press fills and removes from the list", async () => {
  await enter("26. 3.", "8", { procedure: String(procedures.group), patients: [String(patients.jana)] });
  const event = await eventIn("2026-03-26");
  const {
    rows: [entry],
  } = await database.owner.query(
    "insert into waiting_patients (medical_center_id, patient_card_id, created_at) values (1, $1, now()) returning id",
    [patients.karel],
  );
  const form = (await renata.get(event)).filled("form#event");
  const saved = await renata.follow(await renata.post(event, { ...form, patients: [String(patients.anna)] }));
  const [who] = hrefs(saved, ".flashes a", /hodí/);
  expect(who).toContain(`procedure=${procedures.group}&event=${event.split("/").at(-1)}`);
  const [book] = hrefs(await renata.get(who!), "tbody a", /Objednat/);
  expect(book).toBe(`${event}?waitingPatient=${entry.id}`);
  const filled = (await renata.get(book!)).filled("form#event");
  expect(filled.patients).toEqual([String(patients.anna), String(patients.karel)]);
  const done = await renata.follow(await renata.post(book!, filled));
  expect([done.text(".flash"), hrefs(done, ".flashes a", /./)]).toEqual([
    expect.stringContaining("Změna je uložená"),
    [],
  ]);
  const { rows } = await database.owner.query(
    "select removed_at is null as waits, booked_event_id as event from waiting_patients where id = $1",
    [entry.id],
  );
  expect(rows).toEqual([{ waits: false, event: Number(event.split("/").at(-1)) }]);
  const late = await renata.get(book!);
  expect([late.text(".note"), late.filled("form#event").patients]).toEqual([
    expect.stringContaining("už mezi náhradníky není"),
    [String(patients.anna), String(patients.karel)],
  ]);
});

test("a pressed free slot leads to waiting patients, as long as it is free", async () => {
  const slot = await renata.get(
    `/novy-termin?from=420&staffs.${profiles.paramedic}.2026-03-17.x=9&staffs.${profiles.paramedic}.2026-03-17.y=196`,
  );
  const [who] = hrefs(await renata.get(slot.location!), "form a", /Kdo z.náhradníků se hodí/);
  expect(who).toBe(`/nahradnici-na-volne-misto?from=2026-03-17T10%3A00&profile=${profiles.paramedic}`);
  expect((await renata.get(who!)).text(".head .no")).toBe("út 17. 3. 10:00–11:30, Petr Šindelář");
  expect((await renata.get(who!.replace("T10", "T20"))).location).toBe("/seznam-nahradniku");
  for (const address of [
    "/nova-udalost?from=2026-03-17",
    `${slot.location}&patient=${patients.anna}`,
    `${slot.location}&tab=free-time`,
  ])
    expect(hrefs(await renata.get(address), "form a", /náhradníků/)).toEqual([]);
});

test("a person's day is canceled from the calendar, from their hours, and where leave conflicts with patients", async () => {
  const [all] = hrefs(await renata.get("/?date=2026-03-17&view=resource-week"), ".plan .drop a", /Zrušit den/);
  expect(all).toBe("/zruseni-dne?date=2026-03-17");
  const [one] = hrefs(
    await renata.get(`/?date=2026-03-17&view=resource-week&staffs=${profiles.paramedic}`),
    ".plan .drop a",
    /Zrušit den/,
  );
  expect(one).toBe(`/zruseni-dne?date=2026-03-17&profile=${profiles.paramedic}`);
  const petr = visitor("paramedic");
  expect(hrefs(await petr.get("/nastaveni/osobni/moje-pracovni-doba"), ".side a", /Zrušit den/)).toEqual([
    `/zruseni-dne?profile=${profiles.paramedic}`,
  ]);
  await enter("19. 3.", "8");
  const refused = await petr.post(`/nastaveni/pracovni-doba/${profiles.paramedic}/nove-volno`, {
    date: "17. 3.",
    lastDate: "20. 3.",
    name: "Nemoc",
  });
  expect([refused.status, hrefs(refused, "[role=alert] a", /Zrušit den/)]).toEqual([
    409,
    [`/zruseni-dne?profile=${profiles.paramedic}&date=2026-03-19`],
  ]);
});
