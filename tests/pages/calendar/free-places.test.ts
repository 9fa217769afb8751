import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const { profiles, patients, procedures } = ids;
const therapy = `procedure=${procedures.therapy}`;

test("the page begins with the present service, today and two weeks on", async () => {
  const page = await visitor("receptionist").get("/volne-terminy");
  expect([page.status, page.title]).toEqual([200, "Volné termíny | Motus"]);
  expect([page.value("from"), page.value("to")]).toEqual(["16.\u00a03.\u00a02026", "29.\u00a03.\u00a02026"]);
  expect(page.text(".empty h2")).toBe("Co hledáte");
  expect(page.all("form[role=search] select[name=procedure] option").map((one) => one.text)).toContain(
    "Individuální LTV, 45 min",
  );
});

test("free slots are listed by day, and each links to the filled form of a new event", async () => {
  const someone = visitor("receptionist");
  const page = await someone.get(`/volne-terminy?${therapy}&to=zítra&patient=${patients.karel}&waitingPatient=7`);
  expect(page.all("section h2").map((day) => day.text.replaceAll("\u00a0", " "))).toEqual([
    "pondělí 16. března 2026",
    "úterý 17. března 2026",
  ]);
  const row = page.document.querySelector(".places li")!;
  expect(row.text).toBe("Objednat 10:00–10:45 Petr Šindelářnavazuje");
  const address = row.querySelector("a")!.getAttribute("href")!;
  expect(Object.fromEntries(new URL(address, "http://motus").searchParams)).toEqual({
    from: "2026-03-16 10:00:00",
    to: "2026-03-16 10:45:00",
    staffs: String(profiles.paramedic),
    procedure: String(procedures.therapy),
    patient: String(patients.karel),
    waitingPatient: "7",
  });
  const form = await someone.get(address);
  expect([form.value("date"), form.value("from"), form.text(".found").includes("Novák Karel")]).toEqual([
    "16.\u00a03.\u00a02026",
    "10:00",
    true,
  ]);
  expect(form.document.querySelector(`[name="owner"] [selected]`)!.text).toBe("Šindelář Petr");
});

test("a custom length is kept; parts of the day and weekdays narrow", async () => {
  const page = await visitor("paramedic").get(
    `/volne-terminy?${therapy}&duration=90&part=afternoon&weekdays=2&weekdays=4`,
  );
  expect(page.all("section h2")).toHaveLength(4);
  expect(page.all(".places b").every((time) => Number(time.text.split(":")[0]) >= 12)).toBe(true);
  expect(page.document.querySelector(".places a")!.getAttribute("href")).toContain("ignoreProcedureDuration=1");
  expect(page.document.querySelector("[name=part] [selected]")!.getAttribute("value")).toBe("afternoon");
  expect(page.all("[name=weekdays][checked]").map((box) => box.getAttribute("value"))).toEqual(["2", "4"]);
});

test("taken slots, unreadable input and missing permissions are reported", async () => {
  const full = await visitor("receptionist").get(`/volne-terminy?${therapy}&from=21.3.&to=22.3.`);
  expect([full.status, full.text(".empty h2")]).toEqual([200, "V tomto období nic volného není"]);
  const wrong = await visitor("receptionist").get(`/volne-terminy?${therapy}&from=31.2.&duration=hodina`);
  expect(wrong.status).toBe(400);
  expect([wrong.value("from"), wrong.value("duration")]).toEqual(["31.2.", "hodina"]);
  expect(wrong.text(".note")).toContain("Od: Takové datum neexistuje");
  const foreign = await visitor("foreign").get(`/volne-terminy?${therapy}&patient=${patients.jana}`);
  expect(foreign.text()).not.toContain("Šindelář");
  expect(foreign.text()).not.toContain("Dvořáčková");
  expect((await visitor().get(`/volne-terminy?${therapy}`)).location).toMatch(/^\/prihlaseni/);
});

test("twenty slots at first, then all that a page shows", async () => {
  const someone = visitor("receptionist");
  const page = await someone.get("/volne-terminy?duration=30");
  expect(page.all(".places li")).toHaveLength(20);
  const more = await someone.get(page.document.querySelector(".top > a")!.getAttribute("href")!);
  expect(more.all(".places li")).toHaveLength(50);
  expect(more.text()).toContain("Tolik termínů stránka ukazuje nejvýše");
});
