import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const renata = visitor("receptionist");
const names = (page: Awaited<ReturnType<typeof renata.get>>) => page.all("tbody th a").map((link) => link.text);

test("the card file lists its patients, with birth date and age, phone, insurer and CAVE", async () => {
  const page = await renata.get("/kartoteka");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Kartotéka | Motus");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(names(page)).toEqual(["Dvořáčková Jana", "Novák Karel", "Nováková Anna"]);
  expect(page.text("tbody tr")).toContain("Dvořáčková Jana 23. 6. 1985, 40 let +420 601 000 377 111 VZP CAVE ");
  expect(page.text(".page")).toBe("Zobrazeno 1–3, celkem 3");
  expect(page.all("main a").map((link) => link.getAttribute("href"))).toContain(`/kartoteka/${uuids.jana}`);
});

test("searching, sorting and the archive are addresses", async () => {
  expect(names(await renata.get("/kartoteka?q=NOVAK"))).toEqual(["Novák Karel", "Nováková Anna"]);
  expect(names(await renata.get("/kartoteka?q=23.+6.+1985"))).toEqual(["Dvořáčková Jana"]);
  const turned = await renata.get("/kartoteka?sort=birthDate&direction=asc");
  expect(names(turned)).toEqual(["Novák Karel", "Dvořáčková Jana", "Nováková Anna"]);
  expect(turned.all("thead [aria-sort]").map((head) => [head.text.trim(), head.getAttribute("aria-sort")])).toEqual([
    ["Narození", "ascending"],
  ]);
  expect(names(await renata.get("/kartoteka?archived=1"))).toEqual(["Archivní Adam"]);
  expect((await renata.get("/kartoteka?page=two")).location).toBe("/kartoteka");
});

test("filters narrow the card file, are shown with a link that removes each, and stay while paging", async () => {
  const { center, patients, profiles } = ids;
  await database.owner.query(
    `with visit as (insert into events (medical_center_id, type, begin_at, end_at, owner_id) values ($1, 'EVENT', '2025-06-02 08:00Z', '2025-06-02 09:00Z', $3) returning id),
       came as (insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) select $1, id, $2, 'PRESENT' from visit)
     insert into occupancies (medical_center_id, during, event_id, patient_card_id) select $1, tstzrange('2025-06-02 08:00Z', '2025-06-02 09:00Z'), id, $2 from visit`,
    [center, patients.karel, profiles.admin],
  );
  const chips = (page: Awaited<ReturnType<typeof renata.get>>) =>
    page.all(".chips a").map((chip) => [chip.text.trim(), chip.getAttribute("href")]);
  expect(names(await renata.get("/kartoteka?insurer=205"))).toEqual(["Novák Karel"]);
  expect(names(await renata.get(`/kartoteka?paramedic=${profiles.paramedic}`))).toEqual(["Dvořáčková Jana"]);
  expect(names(await renata.get("/kartoteka?visitFrom=16.+3.+2026"))).toEqual(["Dvořáčková Jana"]);
  expect(names(await renata.get("/kartoteka?visitFrom=1.6.2025&visitTo=2.6.2025"))).toEqual(["Novák Karel"]);
  expect(names(await renata.get("/kartoteka?noConsent=1&q=nov"))).toEqual(["Novák Karel", "Nováková Anna"]);
  const sent = await renata.get("/kartoteka?q=&insurer=205&paramedic=&absent=6&visitFrom=&visitTo=");
  expect([sent.status, ...names(sent)]).toEqual([200, "Novák Karel"]);
  expect(chips(sent)).toEqual([
    ["205 ČPZP", "/kartoteka?absent=6"],
    ["nebyl(a) tu déle než 6 měsíců", "/kartoteka?insurer=205"],
  ]);
  expect(sent.text(".filters summary")).toBe("Další filtry (2)");
  const noneFound = await renata.get("/kartoteka?insurer=201&q=nov");
  expect(noneFound.text(".empty")).toBe(
    "Filtru neodpovídá žádná karta Hledali jste: „nov“, 201 VoZP. Zkuste některý filtr zrušit. Zobrazit všechny",
  );
  expect((await renata.get("/kartoteka?insurer=999&q=nov")).location).toBe("/kartoteka?q=nov");
  expect((await renata.get("/kartoteka?q=nov&visitFrom=kdysi&absent=-1")).location).toBe("/kartoteka?q=nov");
  expect(names(await renata.get(`/kartoteka?paramedic=${profiles.foreign}`))).toEqual([]);
  expect((await renata.get("/kartoteka?paramedic=99999999999")).location).toBe("/kartoteka");
});

test("an unsuccessful search leads to a new card with the typed values", async () => {
  const page = await renata.get("/kartoteka?q=Zelenka+Petr");
  const offer = page.all(".empty a").at(0)!;
  expect(offer.text).toBe("Založit kartu: Zelenka Petr");
  const form = await renata.get(offer.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect([form.value("surname"), form.value("name")]).toEqual(["Zelenka", "Petr"]);
  expect((await renata.get("/kartoteka/novy?q=601000123456")).value("phone")).toBe("601000123456");
});

test("a card is opened, shown and announced", async () => {
  const answer = await renata.post("/kartoteka/novy", {
    name: "Petr",
    surname: "Zelenka",
    personalIdentificationNumber: "890101/0019",
    phone: "601 000 888",
    "address.obecNazev": "Lišov",
    "address.psc": "373 72",
    weight: "81,5",
    cave: "<b>Latex</b>",
  });
  expect(answer.status).toBe(302);
  const card = await renata.follow(answer);
  expect(card.title).toBe("Karta pacienta | Motus");
  expect(card.text("h1")).toBe("Petr Zelenka");
  expect(card.text(".cells")).toContain("Narozen 1. 1. 1989, 37 let");
  expect(card.text("main")).toContain("373 72 Lišov");
  expect(card.text("main")).toContain("81,5");
  expect(card.html).not.toContain("<b>Latex</b>");
  expect(card.text(".flashes")).toContain("Karta je založená.");
});

test("a wrong form explains the remedy, next to the field and in the summary, and keeps all values", async () => {
  const typed = {
    surname: "Nová",
    personalIdentificationNumber: "855623/0418",
    dateOfBirth: "31. 2. 1990",
    phone: "12",
    "address.psc": "1",
    cave: "Alergie",
    insuranceCompanyCode: "205",
    sex: "FEMALE",
  };
  const page = await renata.post("/kartoteka/novy", typed);
  expect(page.status).toBe(400);
  expect(page.title).toBe("Chyba: Nová karta pacienta | Motus");
  expect(page.all("[role=alert] a").map((link) => link.getAttribute("href"))).toEqual([
    "#patient-name",
    "#patient-personalIdentificationNumber",
    "#patient-dateOfBirth",
    "#patient-phone",
    "#patient-address.psc",
  ]);
  for (const [name, value] of Object.entries(typed)) {
    if (name === "insuranceCompanyCode")
      expect(page.all(`[name="${name}"] option[selected]`).map((option) => option.getAttribute("value"))).toEqual([
        value,
      ]);
    else if (name === "sex")
      expect(page.all(`[name="${name}"][checked]`).map((radio) => radio.getAttribute("value"))).toEqual([value]);
    else expect(page.value(name), name).toBe(value);
  }
  expect(page.all("#patient-phone").at(0)!.getAttribute("aria-invalid")).toBe("true");
});

test("a possible duplicate is shown with its card, and can be confirmed to be another person", async () => {
  const twin = { name: "Jana", surname: "Dvořáčková", personalIdentificationNumber: "8556230419" };
  const page = await renata.post("/kartoteka/novy", twin);
  expect(page.status).toBe(409);
  expect(page.text("main")).toContain("Jana Dvořáčková, 23. 6. 1985: stejné rodné číslo");
  expect(page.all(".note a").map((link) => link.getAttribute("href"))).toContain(`/kartoteka/${uuids.jana}`);
  expect(page.value("personalIdentificationNumber")).toBe("8556230419");
  const wrong = await renata.post("/kartoteka/novy", { ...twin, phone: "1", confirmDuplicate: "on" });
  expect(wrong.all("[name=confirmDuplicate][checked]")).toHaveLength(1);
  expect((await renata.post("/kartoteka/novy", { ...twin, confirmDuplicate: "on" })).status).toBe(302);
});

test("a form sent twice opens one card", async () => {
  const page = await renata.get("/kartoteka/novy");
  const form = { idempotencyKey: page.value("idempotencyKey")!, name: "Dvakrát", surname: "Odeslaná" };
  const [first, second] = [await renata.post("/kartoteka/novy", form), await renata.post("/kartoteka/novy", form)];
  expect(second.location).toBe(first.location);
  const { rows } = await database.owner.query(
    "select count(*)::int as count from patient_cards where name = 'Dvakrát'",
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test("archiving asks first, and can be undone", async () => {
  const path = `/kartoteka/${uuids.anna}`;
  const asking = await renata.get(`${path}/archivace`);
  expect(asking.text("h1")).toBe("Archivovat kartu?");
  expect(asking.title).not.toContain("Anna");
  const archived = await renata.follow(await renata.post(`${path}/archivace`, { archived: "true" }));
  expect(archived.text("main")).toContain("Karta je v archivu");
  expect(names(await renata.get("/kartoteka?q=anna"))).toEqual([]);
  expect((await renata.get(`${path}/archivace`)).text("h1")).toBe("Vrátit kartu do kartotéky?");
  const back = await renata.follow(await renata.post(`${path}/archivace`, { archived: "false" }));
  expect(back.text("main")).not.toContain("Karta je v archivu");
});

test("a card of another centre, a wrong uuid and a foreign visit reveal nothing", async () => {
  for (const uuid of [uuids.foreign, "nesmysl", "00000000-0000-4000-8000-000000000000", "%00"])
    for (const page of ["", "/upravit", "/archivace"])
      expect((await renata.get(`/kartoteka/${uuid}${page}`)).status, uuid + page).toBe(404);
  expect((await renata.post(`/kartoteka/${uuids.foreign}/archivace`, { archived: "true" })).status).toBe(404);
  expect((await visitor().get(`/kartoteka/${uuids.jana}`)).location).toBe(
    `/prihlaseni?redirect=%2Fkartoteka%2F${uuids.jana}`,
  );
  expect((await visitor("lonely").get("/kartoteka")).location).toBe("/vyber-profilu");
});

test.each(["/de", "/en", "/sk"])("the pages speak %s too", async (prefix) => {
  for (const path of [
    "/kartoteka",
    "/kartoteka/novy",
    `/kartoteka/${uuids.jana}`,
    `/kartoteka/${uuids.jana}/upravit`,
  ]) {
    const page = await renata.get(prefix + path);
    expect(page.status).toBe(200);
    expect(page.document.querySelector("html")!.getAttribute("lang")).toBe(prefix.slice(1));
    expect(page.text("main")).not.toMatch(/patients:|\b(createTitle|listTitle)\b/);
  }
});

test("a name that cannot be read or leads to the web is refused at its field, and stays there", async () => {
  for (const [name, words] of [
    ["\u200b\u3164", "Vyplňte jméno."],
    ["\u2013", "Napište jméno nebo název, ve kterém je aspoň jedno písmeno."],
    ["www.evil.example", "Jméno nebo název nemůže obsahovat webovou ani e-mailovou adresu."],
  ]) {
    const page = await renata.post("/kartoteka/novy", { name: name!, surname: "Nová" });
    expect([page.status, page.value("name"), page.text("#patient-name-error").replaceAll("\u00a0", " ")]).toEqual([
      400,
      name,
      expect.stringContaining(words!),
    ]);
  }
});

test("a birth date that the personal number contradicts is questioned, with the typed values kept", async () => {
  const typed = {
    name: "Ivo",
    surname: "Sýkora",
    personalIdentificationNumber: "800512-0013",
    dateOfBirth: "13. 5. 1980",
    sex: "MALE",
    phone: "(+420) 601 000 999",
  };
  const page = await renata.post("/kartoteka/novy", typed);
  expect([page.status, page.text("main").replaceAll("\u00a0", " ")]).toEqual([
    409,
    expect.stringContaining("Rodné číslo říká 12. 5. 1980, datum narození je 13. 5. 1980."),
  ]);
  expect([
    page.value("personalIdentificationNumber"),
    page.value("dateOfBirth"),
    page.all("[name=confirmPersonalNumber]").length,
  ]).toEqual(["800512-0013", "13. 5. 1980", 1]);
  const opened = await renata.post("/kartoteka/novy", { ...typed, confirmPersonalNumber: "on" });
  expect(opened.status).toBe(302);
  const address = `${opened.location}/upravit`;
  const edit = await renata.get(address);
  const based = Object.fromEntries(
    ["patientCard", "version", "was", "idempotencyKey"].map((name) => [name, edit.value(name)!]),
  );
  const changed = { ...based, ...typed, dateOfBirth: "12. 5. 1980", sex: "FEMALE" };
  const asked = await renata.post(address, changed);
  expect([asked.status, asked.text("main").replaceAll("\u00a0", " ")]).toEqual([
    409,
    expect.stringContaining("Rodné číslo říká muž, zvolené pohlaví je žena."),
  ]);
  expect((await renata.post(address, { ...changed, confirmPersonalNumber: "on" })).status).toBe(302);
});
