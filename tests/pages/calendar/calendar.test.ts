import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import { events } from "#api/db/tables/events.ts";
import { patientAttendances } from "#api/db/tables/patient-attendances.ts";
import { profiles } from "#api/db/tables/profiles.ts";
import { patientCards } from "#api/db/tables/patient-cards.ts";
import { procedures } from "#api/db/tables/procedures.ts";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const owner = createDb(database.owner);

test("the week opens at today, with people side by side and their events as links", async () => {
  const page = await visitor("receptionist").get("/");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Kalendář | Motus");
  expect(page.all(".day").map((day) => day.id)).toEqual(["d16", "d17", "d18", "d19", "d20"]);
  expect(page.all(".day.open.today").map((day) => day.id)).toEqual(["d16"]);
  expect(page.text(".open .cols")).toContain("Marešová fyzioterapie");
  const tile = page.document.querySelector(".open .t")!;
  expect(tile.getAttribute("href")).toBe(`/editace-udalosti/${ids.events.janaTherapy}`);
  expect(tile.text).toMatch(/^9:00 Dvořáčková\n/);
  expect(page.text(".open .rest")).toBe("12:00 Porada");
  expect(page.text(".open .axis .now")).toBe("10:00");
  expect(page.text("#d17 .day-h")).toContain("30 volných půlhodin");
  expect(page.text(".plan")).toContain("16.–20. března 2026");
});

test("weeks and days are links that keep the selection; an invalid date means today", async () => {
  const receptionist = visitor("receptionist");
  const next = (await receptionist.get("/?view=resource-week&staffs=3&date=2026-04-01")).document
    .querySelector('.plan a[title="Další týden"]')!
    .getAttribute("href")!;
  expect(next).toBe("/?date=2026-04-08&staffs=3&view=resource-week");
  const week = await receptionist.get(next);
  expect(week.all(".day.open")[0]!.id).toBe("d8");
  expect(week.text("#d6 .day-h")).toContain("Velikonoční pondělí");
  expect(week.all("#d8 h3")).toHaveLength(1);
  for (const none of ["9999-99-99", "1850-01-01", "2199-12-31"])
    expect((await receptionist.get(`/?view=resource-week&date=${none}`)).all(".day.open")[0]!.id).toBe("d16");
  expect((await receptionist.get("/?view=resource-week&date=2026-03-16&weekend=1")).all(".day")).toHaveLength(7);
  expect((await receptionist.get("/?view=resource-day")).all(".day")).toHaveLength(1);
  // An address without a selection shows the last one.
  expect((await receptionist.get("/?date=2026-04-01")).all(".day")).toHaveLength(1);
  expect((await receptionist.get("/?view=month-grid")).all(".month tbody tr").length).toBeGreaterThan(3);
  expect((await receptionist.get("/?staffs=99999999999")).location).toBe("/");
});

test("by rooms, the columns are rooms and equipment; a centre without any gets a note", async () => {
  const page = await visitor("paramedic").get("/?showFacilities=1");
  expect(page.all(".open h3").map((head) => head.text.trim())).toEqual(["Tělocvična\nmístnost", "Laser\npřístroj"]);
  expect(page.document.querySelector('.plan a[href^="/tisk"]')!.getAttribute("href")).toContain("showFacilities=1");
  expect(page.text(".open .t")).toContain("Dvořáčková");
  const narrowed = await visitor("paramedic").get("/?showFacilities=1&facilities=2&staffs=3");
  expect(narrowed.all(".open h3")).toHaveLength(1);
  expect(narrowed.all(".cal .t")).toHaveLength(0);
});

test("the calendar speaks the page's language", async () => {
  const page = await visitor("admin").get("/de");
  expect(page.text("h1")).toBe("Kalender");
  expect(page.text("#d17 .day-h")).toContain("halbe Stunden");
  expect(page.document.querySelector(".lane .t")!.getAttribute("href")).toBe(
    `/de/editace-udalosti/${ids.events.janaTherapy}`,
  );
});

test("an event's page shows its facts and links to the patient; another centre's is not found", async () => {
  const page = await visitor("receptionist").get(`/editace-udalosti/${ids.events.janaTherapy}`);
  expect(page.text("main")).toContain("pondělí 16. března 2026 9:00–9:45");
  expect(page.text(".facts")).toContain("Petr Šindelář");
  expect(page.document.querySelector(".visits a")!.getAttribute("href")).toMatch(/^\/kartoteka\/11111111/);
  expect(page.title).not.toContain("Dvořáčková");
  for (const address of [ids.events.foreignEvent, "abc", "0", "99999999999"])
    expect((await visitor("receptionist").get(`/editace-udalosti/${address}`)).status).toBe(404);
});

test("the printed day lists each person's patients with a birth year, and ships no script but that of its button", async () => {
  const page = await visitor("receptionist").get("/tisk-kalendare?date=2026-03-16");
  expect(page.all("script").map((script) => script.getAttribute("src"))).toEqual(["/print.js"]);
  expect(page.all("nav button[hidden]")).toHaveLength(1);
  expect(page.all('link[rel="modulepreload"], link[rel="after-paint"]')).toHaveLength(0);
  expect(page.all(".person")).toHaveLength(1);
  expect(page.text(".person")).toContain("Petr Šindelář");
  expect(page.text(".person tbody tr")).toContain("9:00–9:45");
  expect(page.text(".person tbody tr").replaceAll("\u00a0", " ")).toContain(
    "Jana Dvořáčková nar. 1985 +420 601 000 377",
  );
  expect((await visitor("receptionist").get("/tisk-kalendare?date=2026-03-18")).text("main")).toContain(
    "Nic není naplánováno",
  );
  expect(
    (await visitor("receptionist").get("/tisk-kalendare?date=2026-03-18&view=resource-week")).all(".person caption"),
  ).toHaveLength(1);
});

test("the day is printed by rooms too, and for a power cut with free slots, phones, and a page for everybody who works", async () => {
  const renata = visitor("receptionist");
  const rooms = await renata.get("/tisk-kalendare?date=2026-03-16&showFacilities=1");
  expect(rooms.all(".person caption b").map((name) => name.text)).toContain("Tělocvična");
  // The sheet is of tomorrow by default.
  const sheet = await renata.get("/tisk-kalendare?free=1");
  expect(sheet.text("main")).toContain("úterý 17.");
  expect(sheet.text(".person tbody")).toMatch(/7:00–11:30\s*volno/);
  const monday = await renata.get(`/tisk-kalendare?free=1&date=2026-03-16&staffs=${ids.profiles.paramedic}`);
  expect(monday.all(".person tbody th").map((time) => time.text)).toEqual([
    "7:00–9:00",
    "9:00–9:45",
    "9:45–11:30",
    "12:00–13:00",
    "13:00–15:00",
  ]);
});

test("a week of eight people and 250 events weighs at most 14 kB, and no name breaks out of it", async () => {
  const medicalCenterId = ids.center;
  const people = await owner
    .insert(profiles)
    .values(
      Array.from({ length: 6 }, (_, n) => ({
        medicalCenterId,
        role: "ROLE_PARAMEDIC" as const,
        name: "Osoba",
        surname: `Osobová${n}`,
        email: `osoba${n}@lipa.example`,
      })),
    )
    .returning();
  const staff = [ids.profiles.admin, ids.profiles.paramedic, ...people.map(({ id }) => id)];
  const colors = ["GREEN", "CYAN", "BLUE", "VIOLET", "ORANGE", "PINK"] as const;
  const services = await owner
    .insert(procedures)
    .values(
      colors.map((color, n) => ({
        medicalCenterId,
        name: `Léčebná služba ${n}`,
        durationMinutes: 45,
        priceAmount: 1,
        color,
      })),
    )
    .returning();
  const syllables = ["Nov", "Dvo", "Svo", "Pro", "Kuč", "Ves", "Hor", "Něm", "Mar", "Pos"];
  const surname = (n: number) =>
    n === 7
      ? `</script><b>"`
      : `${syllables[n % 10]}${syllables[(n * 7) % 9]!.toLowerCase()}${["ák", "ová", "ý", "ek"][n % 4]}`;
  const cards = await owner
    .insert(patientCards)
    .values(Array.from({ length: 250 }, (_, n) => ({ medicalCenterId, name: "Pacient", surname: surname(n) })))
    .returning();
  const at = (n: number) =>
    Date.parse("2026-05-11T05:00:00Z") + (n % 5) * 86_400_000 + (Math.floor(n / 40) * 60 + (n % 3) * 15) * 60_000;
  const rows = await owner
    .insert(events)
    .values(
      cards.map((_card, n) => ({
        medicalCenterId,
        type: "EVENT" as const,
        ownerId: staff[Math.floor(n / 5) % 8]!,
        procedureId: services[(n * 5) % 6]!.id,
        beginAt: new Date(at(n)),
        endAt: new Date(at(n) + 45 * 60_000),
      })),
    )
    .returning();
  await owner.insert(patientAttendances).values(
    rows.map((row, n) => ({
      medicalCenterId,
      eventId: row.id,
      patientCardId: cards[n]!.id,
      state: n % 2 ? ("PRESENT" as const) : ("NOT_SET" as const),
    })),
  );

  const paramedic = visitor("paramedic");
  await paramedic.get("/kartoteka"); // brings the style sheet, whose first part a page would bring otherwise
  const { html, all } = await paramedic.get("/?view=resource-week&date=2026-05-13");
  expect(all(".lane .t")).toHaveLength(250);
  const weight = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  expect(weight).toBeLessThanOrEqual(14_000);
  expect(html).not.toContain(`</script><b>`);
  expect(html).not.toContain("\u0000");
  expect(all(".t").some((tile) => tile.text.includes(`</script><b>"\n`) || tile.text.includes("&lt;/script&gt;"))).toBe(
    true,
  );
  expect(all(".lane b")).toHaveLength(0);
});

test("the calendar brings its first styles once, to a browser that was not sent the style sheet", async () => {
  const someone = visitor("admin");
  const first = await someone.get("/");
  expect(first.all("style[data-first]")).toHaveLength(1);
  expect(first.all("head link[rel=stylesheet]")).toEqual([]);
  expect(first.document.querySelector("body")!.lastElementChild!.getAttribute("rel")).toBe("stylesheet");
  const second = await someone.get("/");
  expect(second.all("style[data-first]")).toEqual([]);
  expect(second.all("head link[rel=stylesheet]")).toHaveLength(1);
});

test("a week of more events than one page can show opens one of its days, with a note", async () => {
  await database.owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at)
     select ${ids.center}, 'EVENT', at, at + interval '1 minute' from generate_series('2026-06-01T00:00:00Z'::timestamptz, '2026-06-07T21:00:00Z', '30 seconds') as at`,
  );
  const renata = visitor("receptionist");
  expect((await renata.get("/?view=resource-week&date=2026-06-03&staffs=3")).status).toBe(200);
  const crowded = await renata.get("/?view=resource-week&date=2026-06-03");
  expect(crowded.location).toBe("/?date=2026-06-03&view=resource-day");
  const day = await renata.follow(crowded);
  expect([day.status, day.all(".day").length]).toEqual([200, 1]);
  expect(day.text()).toContain("událostí příliš mnoho");
});

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

test("the other views: everything together, people and days as lists, a month", async () => {
  const dana = visitor("admin");
  const together = await dana.get("/?view=week-time-grid&date=2026-03-16");
  expect([together.all(".cal.time .day").length, together.all(".col h3").length]).toEqual([5, 0]);
  expect(together.all("#d16 .lane .t").length).toBeGreaterThan(1);
  expect(
    (await dana.get(`/?view=week-time-grid&date=2026-03-16&staffs=${ids.profiles.paramedic}`)).all(
      `#d16 .laid:has([name="staffs.${ids.profiles.paramedic}.2026-03-16"]) .out`,
    ),
  ).toHaveLength(1);
  const lists = await dana.get("/?view=resource-week&compactView=1&date=2026-03-16");
  expect(lists.all(".lists tbody tr").map((row) => row.querySelector("th")!.text.split(" ")[0])).toContain("Šindelář");
  expect(lists.text(".lists")).toContain("9:00 Dvořáčková");
  const month = await dana.get("/?view=month-grid&date=2026-03-16");
  expect(month.all(".month tbody td")).toHaveLength(42);
  expect(month.text(".plan")).toContain("březen 2026");
  expect(month.text(".month")).toContain("9:00 Dvořáčková");
  expect((await dana.get("/?view=day-time-grid&date=2026-03-16")).all(".lane")).toHaveLength(1);
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

test("every view is complete when it is shown: a browser waits for the markup after the last event", async () => {
  for (const view of [
    "?view=resource-week",
    "?view=resource-week&compactView=1",
    "?view=resource-day",
    "?view=month-grid",
    "?view=week-time-grid",
  ]) {
    const page = await visitor("receptionist").get(`/${view}`);
    const awaited = page.document.querySelector('head link[rel="expect"][blocking="render"]')!.getAttribute("href")!;
    const all = page.document.querySelectorAll(`.lane .t, .lists .t, ${awaited}`);
    expect(all.length, view).toBeGreaterThan(1);
    expect(`#${all.at(-1)!.id}`, view).toBe(awaited);
  }
});

test("where patients see the screen, their names can be hidden on that device", async () => {
  const renata = visitor("receptionist");
  const here = "/?date=2026-03-16&view=resource-week";
  const hidden = await renata.follow(await renata.post("/zobrazeni-jmen", { hide: "1", redirect: here }));
  expect(hidden.text(".cal")).not.toContain("Dvořáčková");
  expect(hidden.text("#d16")).toContain("9:00 •••");
  expect((await visitor("receptionist").get(here)).text(".cal")).toContain("Dvořáčková");
  expect(
    (await renata.follow(await renata.post("/zobrazeni-jmen", { hide: "", redirect: here }))).text(".cal"),
  ).toContain("Dvořáčková");
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
