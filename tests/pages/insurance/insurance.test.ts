import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const section = "/nastaveni/zdravotnicke-zarizeni/smlouvy-se-zdravotnimi-pojistovnami";
const list = "/nastaveni/zdravotnicke-zarizeni/ciselnik-vykonu";
const newContract = {
  departmentId: "1",
  insuranceCompany: "111",
  icz: "44 123 000",
  icp: "44123001",
  healthcare: "49",
  paymentVariant: "1",
  invoicing: "BATCH",
  correctedNumber: "SAME",
  daysToDueDate: "30",
  validFrom: "1. 1. 2026",
  pointPrice: "0,74",
};

test("insurers are switched on, and a department with its people is entered", async () => {
  const someone = visitor("admin");
  expect((await someone.get(section)).text(".empty")).toContain("Pojišťovnám se odtud neúčtuje");
  const on = await someone.post(`${section}/zapnuti`, { active: "true" });
  const empty = await someone.follow(on);
  expect(empty.text(".flash")).toContain("Účtování pojišťovnám je zapnuté.");
  expect(empty.text("main")).toContain("Začněte pracovištěm");
  expect(empty.text(".note.warn")).toContain("Body výkonů jsou z roku 2016");

  const form = await someone.get(`${section}/nove-pracoviste`);
  expect(form.all("datalist option")).toHaveLength(324);
  const wrong = await someone.post(`${section}/nove-pracoviste`, { expertise: "918" });
  expect(wrong.status).toBe(400);
  expect(wrong.text("[role=alert]")).toContain("Taková odbornost v číselníku není");
  expect(wrong.value("expertise")).toBe("918");
  const made = await someone.post(`${section}/nove-pracoviste`, {
    expertise: "902 samostatné pracoviště fyzioterapeutů",
    profileIds: [String(ids.profiles.paramedic), String(ids.profiles.admin)],
  });
  const after = await someone.follow(made);
  expect(after.text(".flash")).toContain("Pracoviště 902 je přidané.");
  expect(after.text("tbody")).toContain("902");
  const colleague = await someone.get(`/nastaveni/zdravotnicke-zarizeni/uzivatele/${ids.profiles.paramedic}`);
  expect(colleague.text("dl")).toContain("Odbornosti pro pojišťovny 902");
});

test("a contract is entered with the prices of its first day, and the next one begins with its numbers", async () => {
  const someone = visitor("admin");
  const departmentId = String((await owner.query("select min(id) as id from departments")).rows[0].id);
  const wrong = await someone.post(`${section}/nova-smlouva`, {
    ...newContract,
    departmentId,
    icp: "4412300",
    pointPrice: "0,745",
  });
  expect(wrong.status).toBe(400);
  const faults = wrong.text("[role=alert]");
  for (const words of ["Číslo má osm číslic.", "nejvýš na dvě místa"]) expect(faults).toContain(words);
  expect(wrong.value("pointPrice")).toBe("0,745");

  const made = await someone.follow(await someone.post(`${section}/nova-smlouva`, { ...newContract, departmentId }));
  expect(made.text(".flash")).toContain("Smlouva je přidaná.");
  expect(made.text(`table:has(a[href*="smlouva/"])`)).toMatch(/111 VZP 902 44123001 0,74 Kč 31 1\. 1\. 2026/);
  const again = await someone.post(`${section}/nova-smlouva`, { ...newContract, departmentId });
  expect(again.text("[role=alert]")).toContain("V těchto dnech už pracoviště smlouvu s touto pojišťovnou má");
  const next = await someone.get(`${section}/nova-smlouva`);
  expect([next.value("icz"), next.value("icp"), next.value("daysToDueDate")]).toEqual(["44123000", "44123001", "30"]);
});

test("a contract is changed, ended by a day, and shows both versions where another user was first", async () => {
  const someone = visitor("admin");
  const { id } = (await owner.query("select min(id) as id from insurance_contracts")).rows[0];
  const address = `${section}/smlouva/${id}`;
  const form = (await someone.get(address)).filled("main form");
  const other = visitor("manager");
  const saved = await other.follow(await other.post(address, { ...form, daysToDueDate: "21" }));
  expect(saved.text(".flash")).toContain("Smlouva je uložená.");
  const late = await someone.post(address, { ...form, validTo: "31. 12. 2026" });
  expect(late.status).toBe(409);
  expect(late.text("main")).toContain("21");
  expect((await someone.post(address, { ...late.filled("main form"), daysToDueDate: "21" })).status).toBe(302);
  expect((await owner.query("select days_to_due_date, valid_to::text from insurance_contracts")).rows).toEqual([
    { days_to_due_date: 21, valid_to: "2026-12-31" },
  ]);
});

test("a form of operations that was sent after the session had ended comes back as it was ticked", async () => {
  const someone = visitor("manager");
  const { id } = (await owner.query("select min(id) as id from insurance_contracts")).rows[0];
  const address = `${section}/smlouva/${id}/vykony`;
  const form = (await someone.get(address)).filled("main form");
  const [first] = [form.medicalOperations].flat();
  await owner.query("update sessions set ended_at = now() where profile_id = $1", [ids.profiles.manager]);
  const sent = await someone.post(address, { ...form, medicalOperations: [first!], codes: "21021" });
  expect(sent.location).toMatch(/^\/prihlaseni\?redirect=.*kept/);
  await owner.query("update sessions set ended_at = null where profile_id = $1", [ids.profiles.manager]);
  const back = await someone.get(new URL(sent.location!, "http://motus.example").searchParams.get("redirect")!);
  expect([back.all("[type=checkbox][checked]").length, back.value("codes")]).toEqual([1, "21021"]);
});

test("a contract and its operations begin as a link asks, and come back to the page of the link", async () => {
  const someone = visitor("admin");
  const back = "/vyuctovani-pro-pojistovny?month=2026-03";
  const asked = `back=${encodeURIComponent(back)}`;
  const address = `${section}/nova-smlouva?expertise=902&insurer=207&${asked}`;
  const form = (await someone.get(address)).filled("main form");
  expect(form).toMatchObject({ insuranceCompany: ["207"], icz: ["44123000"], departmentId: [expect.any(String)] });
  const contract = { ...form, icp: "44123001", healthcare: "49", pointPrice: "0,74" };
  const made = await someone.post(address, contract);
  expect(made.location).toBe(back);
  const { id } = (await owner.query("select max(id) as id from insurance_contracts")).rows[0];
  const operations = `${section}/smlouva/${id}/vykony?${asked}`;
  const chosen = await someone.post(operations, { ...(await someone.get(operations)).filled("main form"), all: "1" });
  expect(chosen.location).toBe(back);
  const elsewhere = `${section}/smlouva/${id}/vykony?back=${encodeURIComponent("https://evil.example")}`;
  const kept = await someone.post(elsewhere, { ...(await someone.get(elsewhere)).filled("main form"), codes: "" });
  expect(kept.location).toMatch(/\/smlouva\/\d+$/);
  const removal = `${section}/smlouva/${id}/odebrani`;
  await someone.follow(await someone.post(removal, (await someone.get(removal)).filled("main form")));
});

test("prices are added and removed by their days", async () => {
  const someone = visitor("admin");
  const { id } = (await owner.query("select min(id) as id from insurance_contracts")).rows[0];
  const address = `${section}/smlouva/${id}`;
  const form = (await someone.get(`${address}/nova-cena`)).filled("main form");
  const bad = await someone.post(`${address}/nova-cena`, { ...form, validFrom: "31. 2. 2026", pointPrice: "" });
  expect(bad.status).toBe(400);
  const set = await someone.follow(
    await someone.post(`${address}/nova-cena`, { ...form, validFrom: "1. 7. 2026", pointPrice: "0,8" }),
  );
  expect(set.text(".flash")).toContain("Cena od 1. 7. 2026 je uložená.");
  expect(set.text("tbody")).toContain("0,80 Kč");
  const removal = `${address}/ceny/2026-07-01/odebrani`;
  const removed = await someone.follow(await someone.post(removal, (await someone.get(removal)).filled("main form")));
  expect(removed.text(".flash")).toContain("Cena je odebraná.");
  expect(removed.text("tbody")).not.toContain("0,80 Kč");
  expect((await someone.get(removal)).status).toBe(404);
});

test("operations are chosen by ticks, all of the specialty by one press, and others by their codes", async () => {
  const someone = visitor("admin");
  const { id } = (await owner.query("select min(id) as id from insurance_contracts")).rows[0];
  const address = `${section}/smlouva/${id}/vykony`;
  const page = await someone.get(address);
  expect(page.all("input[type=checkbox][checked]")).toHaveLength(31);
  expect(page.text("thead")).toContain("Body (2016)");
  const { version } = page.filled("main form") as { version: string };
  const first = page.all("input[type=checkbox]")[0]!.getAttribute("value")!;
  const few = await someone.follow(await someone.post(address, { version, medicalOperations: [first] }));
  expect(few.text(".flash")).toContain("Nasmlouvané výkony: 1.");
  const next = async () =>
    String((await owner.query("select version from insurance_contracts where id = $1", [id])).rows[0].version);
  const unknown = await someone.post(address, { version: await next(), medicalOperations: [first], codes: "99999" });
  expect(unknown.status).toBe(400);
  expect(unknown.text("[role=alert]")).toContain("Výkon v číselníku není.");
  const all = await someone.follow(
    await someone.post(address, { version: await next(), codes: "21021 21022", all: "1" }),
  );
  expect(all.text(".flash")).toContain("Nasmlouvané výkony: 33.");
});

test("numbers and the branch are set", async () => {
  const someone = visitor("admin");
  const address = `${section}/cislovani`;
  const page = await someone.get(address);
  expect(page.text("select[name=vzp] option")).toContain("4400 podle IČZ");
  const form = page.filled("main form");
  const bad = await someone.post(address, { ...form, kBatchSequenceId: "0" });
  expect(bad.status).toBe(400);
  const saved = await someone.follow(await someone.post(address, { ...form, kBatchSequenceId: "18", vzp: "6400" }));
  expect(saved.text(".flash")).toContain("Číslování je uložené.");
  expect(saved.text("dl")).toContain("Pobočka VZP 6400 Číslo další dávky 18");
});

test("a department with contracts is not removed, one without is; other roles open none of it", async () => {
  const someone = visitor("admin");
  const { id } = (await owner.query("select min(id) as id from departments")).rows[0];
  const kept = await someone.post(`${section}/pracoviste/${id}/odebrani`, {});
  expect(kept.status).toBe(409);
  expect(kept.text("main")).toContain("Pracoviště má smlouvy s pojišťovnami");
  const contract = (await owner.query("select min(id) as id from insurance_contracts")).rows[0].id;
  const without = await someone.follow(await someone.post(`${section}/smlouva/${contract}/odebrani`, {}));
  expect(without.text(".flash")).toContain("Smlouva je odebraná.");
  const removed = await someone.follow(await someone.post(`${section}/pracoviste/${id}/odebrani`, {}));
  expect(removed.text(".flash")).toContain("Pracoviště 902 je odebrané.");
  for (const who of ["paramedic", "receptionist"] as const) expect((await visitor(who).get(section)).status).toBe(403);
});

test("operations are found by their code or by words without diacritics, and by specialty", async () => {
  const someone = visitor("paramedic");
  const all = await someone.get(list);
  expect(all.text(".note.warn")).toContain("Body výkonů jsou z roku 2016");
  expect(all.text("main")).toContain("Podle vydání, které platí od 1. 1. 2016.");
  expect(all.all("tbody tr")).toHaveLength(50);
  expect(all.text("tbody tr")).toContain("21001 KOMPLEXNÍ KINEZIOLOGICKÉ VYŠETŘENÍ 902 45 409 1/1 den");
  expect((await someone.get(`${list}?page=2`)).all("tbody tr")).toHaveLength(2);
  const byWords = await someone.get(`${list}?q=mekkych+TKANI`);
  expect(byWords.text("tbody")).toContain("21413 TECHNIKY MĚKKÝCH TKÁNÍ 902 15 81");
  expect(byWords.all("tbody tr")).toHaveLength(1);
  const byCode = await someone.get(`${list}?q=2102&expertise=201`);
  expect(byCode.all("tbody th").map((code) => code.text.trim())).toEqual(["21021", "21022", "21023"]);
  const none = await someone.get(`${list}?q=99999`);
  expect(none.text(".empty")).toContain("Nic takového v číselníku není");
});

test("all parts of a limit hold, and one limit of several is enough", async () => {
  await owner.query(
    `insert into operation_frequencies values ('2016-01-01', '21002', 'A', 2, 'den', 1), ('2016-01-01', '21002', 'A', 10, 'čtvrtletí', 1), ('2016-01-01', '21002', 'B', 1, 'rok', 1)`,
  );
  const page = await visitor("admin").get(`${list}?q=21002`);
  expect(page.text("tbody")).toContain("2/1 den a zároveň 10/1 čtvrtletí nebo 1/1 rok");
});

test("the list is saved as a file, and reception has neither", async () => {
  const file = await visitor("admin").get("/api/cms/datagrid/medicalOperations?format=csv&language=cs&expertise=201");
  expect(file.status).toBe(200);
  expect(file.html).toContain("Kód;Výkon;Odbornost;Minut;Body;Omezení frekvence");
  expect((await visitor("receptionist").get(list)).status).toBe(403);
});

test("a Slovak centre has no section of insurers, and its page says why", async () => {
  await owner.query(`update medical_centers set country = 'SK' where id = ${ids.center}`);
  const someone = visitor("admin");
  expect((await someone.get("/nastaveni/zdravotnicke-zarizeni")).text("main")).not.toContain("pojišťovnami");
  await owner.query("update insurance_configs set active = false");
  const page = await someone.get(section);
  expect(page.text(".empty")).toContain("jen česká zdravotnická zařízení");
  expect((await someone.post(`${section}/zapnuti`, { active: "true" })).status).toBe(409);
});
