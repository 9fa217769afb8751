import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();

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
