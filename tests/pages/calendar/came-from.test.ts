import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const event = `/editace-udalosti/${ids.events.janaTherapy}`;
const week = "/?view=resource-week&date=2026-03-02";
const from = (address: string) => ({ referer: `http://motus.example${address}` });
const month = "/?view=month-grid&date=2026-03-02";
const leadsBack = (page: Page) => page.all(".head a")[0]!.getAttribute("href");

test("an event leads back to the calendar it was opened from, from each of its pages and after each of its writes", async () => {
  const someone = visitor("receptionist");
  const page = await someone.get(event, from(week));
  expect(leadsBack(page)).toBe(week);

  const attendance = page.filled(".visits form") as Record<string, string[]>;
  const here = attendance.redirect![0]!;
  expect(leadsBack(await someone.get(here, from(here)))).toBe(week);

  const preview = await someone.get(page.all(".visits a[href*=nahled]")[0]!.getAttribute("href")!, from(here));
  const [back] = preview.all("main a").filter((one) => one.text.trim() === "Zpět");
  expect(back!.getAttribute("href")).toBe(week);

  const form = page.document.querySelector("form#event")!.getAttribute("action")!;
  expect((await someone.post(form, page.filled("form#event"), from(here))).location).toBe(week);

  const remove = page.all(".head a")[1]!.getAttribute("href")!;
  const asked = await someone.get(remove, from(here));
  expect(asked.all("main form a")[0]!.getAttribute("href")).toBe(here);
  const removed = await someone.post(remove, asked.filled("main form"), from(remove));
  expect(removed.location).toBe(week);

  const undo = (await someone.follow(removed)).all(".flashes a")[0]!.getAttribute("href")!;
  const question = await someone.get(undo, from(week));
  expect((await someone.post(undo, question.filled("main form"), from(undo))).location).toBe(week);
});

test("a new event returns to the calendar where it can be seen there, else to its day", async () => {
  const someone = visitor("receptionist");
  const book = async (calendar: string, date: string, time: string) => {
    const page = await someone.get("/nova-udalost", from(calendar));
    const form = page.document.querySelector("form#new-event")!.getAttribute("action")!;
    const typed = {
      procedure: String(ids.procedures.therapy),
      owner: String(ids.profiles.paramedic),
      date,
      from: time,
    };
    return (await someone.post(form, { ...page.filled("form#new-event"), ...typed })).location;
  };
  expect(await book(week, "2. 3. 2026", "8")).toBe(`${week}#zapsano`);
  expect(await book(week, "4. 3. 2026", "8")).toBe("/?date=2026-03-04#zapsano");
  expect(await book(month, "18. 3. 2026", "8")).toBe(`${month}#zapsano`);
  expect(await book(month, "20. 4. 2026", "8")).toBe("/?date=2026-04-20#zapsano");
});

test("an event opened from a card leads back to the card; elsewhere, and to other sites, it leads to its day", async () => {
  const someone = visitor("receptionist");
  const card = `/kartoteka/${uuids.jana}?tab=navstevy`;
  expect(leadsBack(await someone.get(event, from(card)))).toBe(card);
  for (const elsewhere of [`/kartoteka/${uuids.jana}/upravit`, "/prihlaseni", "//evil.example/"])
    expect(leadsBack(await someone.get(event, from(elsewhere)))).toBe("/?date=2026-03-16");
  for (const forged of ["https://evil.example/", "//evil.example", "/odhlaseni", "javascript:alert(1)"])
    expect(leadsBack(await someone.get(`${event}?back=${encodeURIComponent(forged)}`))).toBe("/?date=2026-03-16");
});

test("an event moved to another day returns to its tile on that day", async () => {
  const someone = visitor("receptionist");
  const own = "/?view=resource-week&date=2026-03-16";
  const page = await someone.get(event, from(own));
  const form = page.document.querySelector("form#event")!.getAttribute("action")!;
  const values = page.filled("form#event");
  const saved = await someone.post(form, { ...values, date: "1. 6. 2026" });
  expect(saved.location).toBe("/?date=2026-06-01#zapsano");
  expect((await someone.follow(saved)).all(".open #zapsano")).toHaveLength(1);
});
