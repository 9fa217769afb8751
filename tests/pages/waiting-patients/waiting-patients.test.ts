import { expect, test } from "vitest";
import { tokenHash } from "#api/core/access/authenticate.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const renata = visitor("receptionist");
const { patients, procedures, profiles, waitingPatients } = ids;
const karel = `/editace-nahradnika/${waitingPatients.karel}`;
const names = (page: Awaited<ReturnType<typeof renata.get>>) => page.all("tbody th a").map((link) => link.text);

test("the list shows patients, services and waiting times, with the phone at hand and a link to book", async () => {
  const page = await renata.get("/seznam-nahradniku");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Náhradníci | Motus");
  expect(page.text("tbody tr")).toBe(
    "Novák Karel +420 602 000 200 Individuální LTV Petr Šindelář po, st do 12:00 Stačí zavolat hodinu předem 6 dní Objednat Novák Karel",
  );
  expect(page.all("tbody a").map((link) => link.getAttribute("href"))).toEqual([
    karel,
    "tel:+420602000200",
    `/nova-udalost?waitingPatient=${waitingPatients.karel}`,
  ]);
  expect(page.text(".rail [aria-current]")).toBe("Náhradníci");
  expect(page.text(".page")).toBe("Zobrazeno 1–1, celkem 1");
});

test("a new entry is put on the list; urgent ones come first, and the list narrows", async () => {
  const form = await renata.get(`/novy-nahradnik?patient=${patients.jana}`);
  expect(form.text(".found")).toContain("Dvořáčková Jana");
  const answer = await renata.post("/novy-nahradnik", {
    patientCard: String(patients.jana),
    procedures: [String(procedures.therapy), String(procedures.group)],
    weekdays: ["2"],
    timeFrom: "830",
    availableFrom: "zítra",
    urgent: "on",
    note: "<b>Berle</b>",
  });
  expect(answer.location).toBe("/seznam-nahradniku");
  const list = await renata.follow(answer);
  expect(list.text(".flashes")).toContain("Pacient je mezi náhradníky.");
  expect(names(list)).toEqual(["Dvořáčková Jana", "Novák Karel"]);
  expect(list.text("tbody tr")).toContain("Urgentní");
  expect(list.text("tbody tr")).toContain("út od 8:30; od 17. 3.");
  expect(list.html).not.toContain("<b>Berle</b>");
  expect(names(await renata.get("/seznam-nahradniku?urgent=1"))).toEqual(["Dvořáčková Jana"]);
  expect(names(await renata.get(`/seznam-nahradniku?procedure=${procedures.examination}`))).toEqual([]);
  expect((await renata.get(`/seznam-nahradniku?procedure=${procedures.examination}`)).text(".empty h2")).toBe(
    "Takového náhradníka tu nemáte",
  );
  expect(names(await renata.get(`/seznam-nahradniku?profile=${profiles.admin}`))).toEqual(["Dvořáčková Jana"]);
});

test("without scripts the patient is searched for by a button, and nothing that was typed is lost", async () => {
  const empty = await renata.get("/novy-nahradnik");
  const search = empty.document.querySelector("button[formaction]")!.getAttribute("formaction")!;
  const found = await renata.post(search, {
    patientCardQuery: "novak",
    note: "až po práci",
    weekdays: ["1", "5"],
    urgent: "on",
  });
  expect(found.all(`[name="patientCard"]`).map((radio) => radio.getAttribute("value"))).toEqual([
    String(patients.karel),
    String(patients.anna),
  ]);
  expect(found.value("note")).toBe("až po práci");
  expect(found.all("[checked]").map((box) => `${box.getAttribute("name")}=${box.getAttribute("value")}`)).toEqual([
    "weekdays=1",
    "weekdays=5",
    "urgent=undefined",
  ]);
});

test("invalid input comes back with the error next to each field", async () => {
  const page = await renata.post("/novy-nahradnik", {
    phone: "12",
    timeFrom: "12",
    timeTo: "8",
    availableTo: "31. 2.",
    procedures: [String(procedures.therapy)],
  });
  expect(page.status).toBe(400);
  expect(page.title).toBe("Chyba: Nový náhradník | Motus");
  expect(page.all("[role=alert] a").map((link) => link.getAttribute("href"))).toEqual([
    "#waiting-patientCard",
    "#waiting-phone",
    "#waiting-availableTo",
  ]);
  expect([page.value("phone"), page.value("timeTo"), page.value("availableTo")]).toEqual(["12", "8", "31. 2."]);
  expect(
    page.document.querySelector(`[name="procedures"][value="${procedures.therapy}"]`)!.hasAttribute("checked"),
  ).toBe(true);
});

test("an entry is changed; the slower user sees the differences and saves over them", async () => {
  const form = await renata.get(karel);
  expect([
    form.value("patientCard"),
    form.value("phone"),
    form.value("timeTo"),
    form.value("note"),
    form.value("version"),
  ]).toEqual([String(patients.karel), "+420\u00a0602\u00a0000\u00a0200", "12:00", "Stačí zavolat hodinu předem", "1"]);
  const sent = {
    patientCard: String(patients.karel),
    version: "1",
    phone: "602000200",
    procedures: [String(procedures.therapy)],
    profiles: [String(profiles.paramedic)],
    weekdays: ["1", "3"],
    timeTo: "12",
  };
  expect((await renata.post(karel, { ...sent, note: "první" })).location).toBe("/seznam-nahradniku");
  const stale = await visitor("paramedic").post(karel, {
    ...sent,
    note: "druhá",
    weekdays: ["1", "5"],
    timeTo: "12:00",
  });
  expect(stale.status).toBe(409);
  expect(stale.all(".note tbody tr").map((row) => row.structuredText.replace(/\s+/g, " ").trim())).toEqual([
    "Poznámka druhá první",
    "Dny pondělí, pátek pondělí, středa",
  ]);
  expect([stale.value("version"), stale.value("note")]).toEqual(["2", "druhá"]);
  expect((await visitor("paramedic").post(karel, { ...sent, version: "2", note: "druhá" })).status).toBe(302);
});

test("booking takes over patient, service and person, and removes the entry from the list", async () => {
  const address = `/nova-udalost?waitingPatient=${waitingPatients.karel}`;
  const form = await renata.get(address);
  expect(form.value("patients")).toBe(String(patients.karel));
  expect(form.all("[selected]").map((option) => option.getAttribute("value"))).toEqual([
    String(procedures.therapy),
    String(profiles.paramedic),
  ]);
  const action = form.document.querySelector("form[method=post]")!.getAttribute("action")!;
  const event = {
    eventType: "EVENT",
    patient: String(patients.karel),
    procedure: String(procedures.therapy),
    owner: String(profiles.paramedic),
    date: "18. 3.",
    from: "8",
  };
  expect((await renata.post(action, event)).location).toBe("/?date=2026-03-18#zapsano");
  expect(names(await renata.get("/seznam-nahradniku"))).toEqual(["Dvořáčková Jana"]);
  const second = await renata.post(action, { ...event, from: "10" });
  expect(second.status).toBe(409);
  expect(second.text("[role=alert]")).toContain("Tento pacient už mezi náhradníky není");
  const late = await renata.get(address);
  expect([late.text(".note"), late.document.querySelector("form[method=post]")!.getAttribute("action")]).toEqual([
    expect.stringContaining("už mezi náhradníky není"),
    "/nova-udalost",
  ]);
});

test("a free slot shows suitable patients, and books the visit it would be", async () => {
  const { paramedic } = profiles;
  const place = `/nahradnici-na-volne-misto?from=2026-03-17+08:00:00&to=2026-03-17+10:00:00&profile=${paramedic}`;
  const page = await renata.get(place);
  expect(page.text(".head")).toContain("út 17. 3. 8:00–10:00, Petr Šindelář");
  expect(page.text("tbody tr")).toContain("út 17. 3. 8:30–9:30 Skupinové cvičení");
  const [book] = page.all("tbody .btn").map((link) => link.getAttribute("href")!.replaceAll("&amp;", "&"));
  const form = await renata.get(book!);
  expect([form.value("patients"), form.value("date"), form.value("from")]).toEqual([
    String(patients.jana),
    "17.\u00a03.\u00a02026",
    "8:30",
  ]);
  expect((await renata.get(place.replaceAll("03-17", "03-18"))).text(".empty h2")).toBe(
    "Na toto místo se nikdo nehodí",
  );
  expect((await renata.get("/nahradnici-na-volne-misto?from=nikdy")).location).toBe("/seznam-nahradniku");
});

test("removing asks first; an absent entry is not found", async () => {
  const { rows } = await database.owner.query(
    "select id from waiting_patients where patient_card_id = $1 and removed_at is null",
    [patients.jana],
  );
  const jana = `/editace-nahradnika/${rows[0].id}`;
  const asking = await renata.get(`${jana}/odebrat`);
  expect([asking.text("h1"), asking.title]).toEqual([
    "Odebrat náhradníka ze seznamu?",
    "Odebrat náhradníka ze seznamu? | Motus",
  ]);
  const list = await renata.follow(await renata.post(`${jana}/odebrat`, {}));
  expect(list.text(".empty h2")).toBe("Na místo teď nikdo nečeká");
  for (const path of [
    jana,
    `${jana}/odebrat`,
    karel,
    `/editace-nahradnika/${waitingPatients.foreign}`,
    "/editace-nahradnika/x",
    "/editace-nahradnika/99999999999",
  ])
    expect((await renata.get(path)).status, path).toBe(404);
  expect((await renata.post(`${jana}/odebrat`, {})).status).toBe(404);
  expect((await visitor("lonely").get("/seznam-nahradniku")).location).toBe("/vyber-profilu");
  expect((await visitor().get("/seznam-nahradniku")).location).toBe("/prihlaseni?redirect=%2Fseznam-nahradniku");
});

test("a session that ends during typing leads through the login back to the filled form", async () => {
  const someone = visitor("receptionist");
  await database.owner.query("update sessions set ended_at = now() where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  const login = await someone.post("/novy-nahradnik", {
    patientCard: String(patients.anna),
    note: "přijde s berlemi",
    weekdays: ["1", "3"],
  });
  await database.owner.query("update sessions set ended_at = null where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  const back = await someone.get(new URL(login.location!, "http://motus").searchParams.get("redirect")!);
  expect([back.value("note"), back.text(".found")]).toEqual([
    "přijde s berlemi",
    expect.stringContaining("Nováková Anna"),
  ]);
  expect(back.all("[name=weekdays][checked]")).toHaveLength(2);
});

test.each(["/de", "/en", "/sk"])("the pages speak %s too", async (prefix) => {
  for (const path of [
    "/seznam-nahradniku",
    "/novy-nahradnik",
    `/nahradnici-na-volne-misto?from=2026-03-17+08:00:00&to=2026-03-17+10:00:00&profile=${profiles.paramedic}`,
  ]) {
    const page = await renata.get(prefix + path);
    expect(page.status).toBe(200);
    expect(page.text("main")).not.toMatch(/waitingPatients:|\b(listTitle|newTitle|whatNote)\b/);
  }
});
