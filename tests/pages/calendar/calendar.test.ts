import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();

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
