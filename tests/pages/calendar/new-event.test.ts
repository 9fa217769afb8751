import { expect, test } from "vitest";
import { tokenHash } from "#api/core/access/authenticate.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { profiles, patients, procedures, facilities } = ids;
const form = {
  eventType: "EVENT",
  procedure: String(procedures.therapy),
  date: "18. 3.",
  from: "830",
  owner: String(profiles.paramedic),
};

test("the form has the values of its address, and the owner of the event", async () => {
  const page = await visitor("paramedic").get(
    `/nova-udalost?from=2026-03-18%2008:30:00&to=2026-03-18%2009:00:00&patient=${patients.jana}&facilities=${facilities.gym}&staffs=${profiles.admin}&staffs=${profiles.paramedic}`,
  );
  expect(page.value("date")).toBe("18.\u00a03.\u00a02026");
  expect([page.value("from"), page.value("to")]).toEqual(["8:30", "9:00"]);
  expect(page.value("patients")).toBe(String(patients.jana));
  expect(page.text(".found")).toContain("Dvořáčková Jana");
  expect(page.document.querySelector(`[name="owner"] [selected]`)!.getAttribute("value")).toBe(String(profiles.admin));
  expect(
    page.all("[checked]:not([type=radio])").map((box) => `${box.getAttribute("name")}=${box.getAttribute("value")}`),
  ).toEqual([`facilities=${facilities.gym}`, `staffs=${profiles.paramedic}`]);
  const own = await visitor("paramedic").get(
    `/nova-udalost?from=2026-03-16%2009:00:00&procedure=${procedures.therapy}`,
  );
  expect(own.document.querySelector(`[name="owner"] [selected]`)!.text).toBe("Šindelář Petr (v\u00a0tu dobu nemá čas)");
  expect(own.value("to")).toBeFalsy();
});

test("colleagues are listed by surname, which their options begin with", async () => {
  const someone = visitor("receptionist");
  const optionsIn = async (address: string, selector: string) =>
    (await someone.get(address)).all(selector).map((option) => option.text.trim());
  const everybody = ["Kos Milan", "Malá Renata", "Marešová Dana, Mgr.", "Šindelář Petr"];
  expect((await optionsIn("/nova-udalost", '[name="owner"] option')).slice(1)).toEqual(everybody);
  const caring = everybody.slice(2);
  for (const [address, name] of [
    ["/seznam-nahradniku", "profile"],
    ["/rezervace-ke-schvaleni", "staff"],
    ["/zruseni-dne", "profile"],
  ])
    expect([address, (await optionsIn(address!, `[name="${name}"] option`)).slice(1)]).toEqual([address, caring]);
  expect(await optionsIn("/volne-terminy", 'label:has([name="staffs"])')).toEqual(caring);
});

test("a filled form enters the event and leads to its day, with a message on its time", async () => {
  const someone = visitor("receptionist");
  const answer = await someone.post("/nova-udalost", {
    ...form,
    patient: String(patients.karel),
    facilities: String(facilities.gym),
  });
  expect(answer.status).toBe(302);
  expect(answer.location).toBe("/?date=2026-03-18#zapsano");
  const calendar = await someone.follow(answer);
  expect(calendar.text(".flash")).toBe("Zapsáno: st 18. 3. 8:30–9:15.");
  expect(calendar.text(".open .t")).toContain("8:30 Novák");
  // The address leads to its tile, once.
  expect(calendar.all("#zapsano").map((tile) => tile.text)).toEqual(["8:30 Novák\nIndividuální LTV"]);
  expect((await someone.get("/?date=2026-03-18")).all("#zapsano")).toEqual([]);
});

test("without scripts a patient is searched for by a button, and nothing that was typed is lost", async () => {
  const someone = visitor("receptionist");
  const empty = await someone.get("/nova-udalost?tab=event");
  const search = empty.document.querySelector("button[formaction]")!.getAttribute("formaction")!;
  const found = await someone.post(search, {
    ...form,
    procedure: "",
    note: "přijde s berlemi",
    staffs: ["1"],
    patientQuery: "novak",
  });
  expect(found.status).toBe(200);
  expect(found.all(`[name="patient"]`).map((radio) => radio.getAttribute("value"))).toEqual([
    String(patients.karel),
    String(patients.anna),
  ]);
  expect([found.value("note"), found.value("from"), found.value("patientQuery")]).toEqual([
    "přijde s berlemi",
    "830",
    "novak",
  ]);
  expect(found.document.querySelector(`[name="staffs"][value="1"]`)!.hasAttribute("checked")).toBe(true);
  expect(found.all(".err")).toHaveLength(0);
  expect(found.title).toBe("Nová událost | Motus");
});

test("invalid input comes back with the error next to each field", async () => {
  const page = await visitor("receptionist").post("/nova-udalost", {
    ...form,
    procedure: "",
    date: "31. 2.",
    from: "ráno",
    note: "<script>alert(1)</script>",
    patient: String(patients.jana),
  });
  expect(page.status).toBe(400);
  expect(page.title).toBe("Chyba: Nová událost | Motus");
  expect([page.value("date"), page.value("from"), page.value("note")]).toEqual([
    "31. 2.",
    "ráno",
    "<script>alert(1)</script>",
  ]);
  expect(page.all(".wrong .err").map((fault) => fault.text.split(".")[0])).toEqual([
    "Takové datum neexistuje",
    "Takový čas neexistuje",
  ]);
  expect(page.text(".found")).toContain("Dvořáčková Jana");
});

test("an event without an end and a service takes as long as the centre has set", async () => {
  await database.owner.query("update medical_centers set visit_minutes = 25 where id = $1", [ids.center]);
  const someone = visitor("receptionist");
  expect((await someone.get("/nova-udalost")).text()).toContain("jinak 25 minut");
  const saved = await someone.post("/nova-udalost", { ...form, procedure: "", date: "21. 5. 2026", from: "6:00" });
  const asked =
    saved.status === 302
      ? saved
      : await someone.post("/nova-udalost", {
          ...form,
          procedure: "",
          date: "21. 5. 2026",
          from: "6:00",
          confirmOutsideHours: "on",
        });
  expect((await someone.follow(asked)).text()).toContain("6:00–6:25");
});

test("a refused overlap names every conflict; permitted users enter it anyway with a reason", async () => {
  const conflicting = {
    ...form,
    date: "16.3.2026",
    from: "9:15",
    facilities: String(facilities.gym),
    patient: String(patients.karel),
  };
  const refused = await visitor("receptionist").post("/nova-udalost", conflicting);
  expect(refused.status).toBe(409);
  expect(refused.text(`[role="alert"]`)).toMatch(
    /Petr Šindelář: po 16. 3. 9:00–9:45, .*Tělocvična: po 16. 3. 9:00–9:45/,
  );
  expect(refused.document.querySelector(`[name="override"]`)).toBeNull();
  expect(refused.value("patients")).toBe(String(patients.karel));

  const paramedic = visitor("paramedic");
  const offered = await paramedic.post("/nova-udalost", conflicting);
  expect(offered.document.querySelector(`[name="override"]`)).not.toBeNull();
  const silent = await paramedic.post("/nova-udalost", { ...conflicting, override: "on" });
  expect(silent.document.querySelector(`[role="alert"] a`)!.getAttribute("href")).toBe("#new-event-overrideReason");
  expect(silent.document.querySelector(`[name="override"]`)!.hasAttribute("checked")).toBe(true);
  const entered = await paramedic.post("/nova-udalost", {
    ...conflicting,
    override: "on",
    overrideReason: "akutní bolest",
  });
  expect(entered.location).toBe("/?date=2026-03-16#zapsano");

  const twice = await paramedic.post("/nova-udalost", {
    ...conflicting,
    from: "9:00",
    owner: String(profiles.admin),
    facilities: [],
    patient: String(patients.jana),
  });
  expect(twice.text(`[role="alert"]`)).toContain("Jeden pacient nemůže být na dvou místech zároveň");
  expect(twice.document.querySelector(`[name="override"]`)).toBeNull();
});

test("an event outside working hours is entered by confirming it", async () => {
  const late = { ...form, date: "24. 3.", from: "17:00" };
  const someone = visitor("receptionist");
  const refused = await someone.post("/nova-udalost", late);
  expect(refused.status).toBe(409);
  expect(refused.text(`[role="alert"]`)).toContain("Petr Šindelář: út 24. 3. 17:00–17:45, mimo pracovní dobu");
  expect(refused.document.querySelector(`[name="override"]`)).toBeNull();
  expect(refused.document.querySelector(`[name="confirmOutsideHours"]`)).not.toBeNull();
  expect((await someone.post("/nova-udalost", { ...late, confirmOutsideHours: "on" })).location).toBe(
    "/?date=2026-03-24#zapsano",
  );
});

test("free time takes whole days and no patient", async () => {
  const page = await visitor("admin").get("/nova-udalost?tab=free-time");
  expect(page.value("eventType")).toBe("FREE_TIME");
  expect(page.document.querySelector(`[name="patientQuery"]`)).toBeNull();
  const entered = await visitor("admin").post("/nova-udalost?tab=free-time", {
    eventType: "FREE_TIME",
    name: "Dovolená",
    date: "27.3.",
    allDay: "on",
    lastDate: "30.3.",
    owner: String(profiles.admin),
  });
  expect(entered.location).toBe("/?date=2026-03-27#zapsano");
  const calendar = await visitor("admin").get("/?date=2026-03-27");
  expect(calendar.text("#d27 .rest")).toBe("Dovolená");
});

test("a session that ends during a search or save leads through the login back to the filled form", async () => {
  const someone = visitor("receptionist");
  await database.owner.query("update sessions set ended_at = now() where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  const login = await someone.post("/nova-udalost", { ...form, note: "přijde s berlemi" });
  expect(login.location).toMatch(/^\/prihlaseni\?redirect=%2Fnova-udalost%3Fkept%3D/);
  const search = await someone.post("/nova-udalost?find=1", { ...form, patientQuery: "novak" });
  expect(search.location).toMatch(/^\/prihlaseni\?redirect=%2Fnova-udalost%3Ffind%3D1%26kept%3D/);
  await database.owner.query("update sessions set ended_at = null where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  const back = await someone.get(new URL(login.location!, "http://motus").searchParams.get("redirect")!);
  expect([back.value("note"), back.value("from")]).toEqual(["přijde s berlemi", "830"]);
  const found = await someone.get(new URL(search.location!, "http://motus").searchParams.get("redirect")!);
  expect(found.all(`[name="patient"]`)).toHaveLength(2);
});

test("a night from 22:00 to 6:00 is entered, and shown in the calendar on both days", async () => {
  const someone = visitor("receptionist");
  const night = { ...form, procedure: "", date: "18. 4.", from: "22", to: "6", name: "Noční služba" };
  const asked = await someone.post("/nova-udalost", night);
  expect([asked.status, asked.all("[name=confirmOutsideHours]").length]).toEqual([409, 1]);
  const entered = await someone.post("/nova-udalost", { ...night, confirmOutsideHours: "on" });
  expect((await someone.follow(entered)).text(".flash").replaceAll("\u00a0", " ")).toBe(
    "Zapsáno: so 18. 4. 22:00 – ne 19. 4. 6:00.",
  );
  for (const day of ["2026-04-18", "2026-04-19"])
    expect((await someone.get(`/?date=${day}`)).text(".open .t")).toContain("Noční služba");
});
