import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const { admin, paramedic, receptionist } = ids.profiles;
const mine = "/nastaveni/osobni/moje-pracovni-doba";
const leaveOf = (profile: number) => `/nastaveni/pracovni-doba/${profile}/nove-volno`;
const side = (page: Page) => page.all(".side li").map((line) => line.text.replace(/\s+/g, " ").trim());

test("days off are entered in a short form and shown in the user's list and in the calendar", async () => {
  const someone = visitor("paramedic");
  const page = await someone.get(leaveOf(paramedic));
  expect([page.title, page.text("h1"), page.value("date")]).toEqual([
    "Přidat volno | Motus",
    "Přidat volno",
    undefined,
  ]);
  const done = await someone.post(leaveOf(paramedic), { date: "25.5.", lastDate: "27. 5. 2026", name: "Dovolená" });
  expect(done.location).toBe(mine);
  const list = await someone.follow(done);
  expect(list.text(".flash")).toContain("Volno je zapsané: po 25. 5. – st 27. 5.");
  expect(side(list)[0]).toBe("po 25. 5. – st 27. 5. Dovolená · Zrušit Dovolená po 25. 5. – st 27. 5.");
  expect((await someone.get("/?date=2026-05-26")).text("main")).toContain("Dovolená");
});

test("a part of a day is of one day, and errors are reported at their field", async () => {
  const someone = visitor("receptionist");
  expect(
    (await someone.post(leaveOf(receptionist), { date: "zítra", from: "9", to: "1130", name: "Lékař" })).location,
  ).toBe(mine);
  expect((await someone.get(mine)).text(".side details")).toMatch(/Části dne \(1\).*út 17. 3. 9:00–11:30 Lékař/);
  const faults = async (fields: Record<string, string>) => {
    const page = await someone.post(leaveOf(receptionist), fields);
    return [page.status, ...page.all("[role=alert] a").map((link) => link.getAttribute("href"))];
  };
  expect(await faults({})).toEqual([400, "#leave-date"]);
  expect(await faults({ date: "31. 2.", lastDate: "kdysi" })).toEqual([400, "#leave-date", "#leave-lastDate"]);
  expect(await faults({ date: "20.3.", lastDate: "19.3." })).toEqual([400, "#leave-lastDate"]);
  expect(await faults({ date: "1.5.", lastDate: "30.6." })).toEqual([400, "#leave-lastDate"]);
  expect(await faults({ date: "20.3.", from: "9" })).toEqual([400, "#leave-to"]);
  expect(await faults({ date: "20.3.", from: "11", to: "9" })).toEqual([400, "#leave-to"]);
  expect(await faults({ date: "20.3.", lastDate: "21.3.", from: "9", to: "11" })).toEqual([400, "#leave-lastDate"]);
});

test("leave that meets bookings names every conflict; permitted users enter it anyway with a reason, and the bookings stay", async () => {
  const conflicting = { date: "16.3.2026", name: "Nemoc" };
  const refused = await visitor("paramedic").post(leaveOf(paramedic), conflicting);
  expect(refused.status).toBe(409);
  expect(refused.text("[role=alert]")).toMatch(
    /Petr Šindelář: po 16. 3. 9:00–9:45, .*Petr Šindelář: po 16. 3. 12:00–13:00, Porada/,
  );
  expect([refused.value("date"), refused.value("name")]).toEqual(["16.3.2026", "Nemoc"]);
  const silent = await visitor("paramedic").post(leaveOf(paramedic), { ...conflicting, override: "on" });
  expect([silent.status, silent.all("[role=alert] a").map((link) => link.getAttribute("href"))]).toEqual([
    400,
    ["#leave-overrideReason"],
  ]);
  const someone = visitor("admin");
  const done = await someone.post(leaveOf(paramedic), { ...conflicting, override: "on", overrideReason: "má horečku" });
  expect(done.location).toBe(`/nastaveni/zdravotnicke-zarizeni/pracovni-doba/${paramedic}`);
  expect((await someone.follow(done)).text(".flash")).toContain("Kdo byl na tu dobu objednaný, v kalendáři zůstává");
  expect((await someone.get(`/editace-udalosti/${ids.events.janaTherapy}`)).status).toBe(200);

  const desk = visitor("receptionist");
  await desk.post(leaveOf(receptionist), { date: "8. 6. 2026", from: "8", to: "9" });
  const plain = await desk.post(leaveOf(receptionist), { date: "8. 6. 2026" });
  expect([plain.status, plain.document.querySelector(`[name="override"]`)]).toEqual([409, null]);
  expect(
    (await desk.post(leaveOf(receptionist), { date: "8. 6. 2026", override: "on", overrideReason: "smím?" })).status,
  ).toBe(403);
});

test("leave on a day on which the clocks change is the whole of that day", async () => {
  const someone = visitor("admin");
  for (const [typed, shown] of [
    ["29.3.2026", "ne 29. 3."],
    ["25.10.2026", "ne 25. 10."],
  ] as const) {
    const done = await someone.post(leaveOf(admin), { date: typed });
    expect((await someone.follow(done)).text(".flash")).toMatch(
      new RegExp(`Volno je zapsané: ${shown.replaceAll(".", "[.]")}(?![.])`),
    );
  }
});

test("leave is removed after a page that asks, by the person it concerns", async () => {
  const someone = visitor("manager");
  await someone.post(leaveOf(ids.profiles.manager), { date: "1. 12. 2026", name: "Školení" });
  const link = (await someone.get(mine))
    .all(".side li a")
    .find((one) => one.text.startsWith("Zrušit"))!
    .getAttribute("href")!;
  expect((await visitor("paramedic").get(link)).status).toBe(403);
  expect((await visitor("paramedic").post(link, {})).status).toBe(403);
  const ask = await someone.get(link);
  expect(ask.text("main")).toContain("Školení, út 1. 12. Čas bude zase volný pro objednání");
  expect((await someone.follow(await someone.post(link, {}))).text(".flash")).toContain("Volno je zrušené");
  expect(side(await someone.get(mine))).toEqual([]);
  expect((await someone.get(link)).status).toBe(404);
});
