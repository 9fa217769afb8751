import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Visitor } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { procedures, profiles, facilities } = ids;
const massage = {
  name: "Klasická masáž",
  type: "INDIVIDUAL",
  capacity: "",
  uzisType: "OTHER",
  duration: "45",
  price: "1 250,50",
  vatRate: "REDUCED",
  color: "PINK",
  profileIds: [String(profiles.paramedic)],
  facilityIds: [String(facilities.gym)],
  accessibleInBooking: "on",
};
const chosen = (page: Awaited<ReturnType<Visitor["get"]>>, name: string) =>
  page.all(`[name="${name}"][checked]`).map((box) => box.getAttribute("value") ?? "on");
/** The form of a service as a browser would send it. */
const formOf = async (someone: Visitor, address: string) => {
  const page = await someone.get(address);
  const text = Object.fromEntries(
    ["name", "capacity", "duration", "price", "description", "version", "was"].map((name) => [
      name,
      page.value(name)?.replaceAll("&quot;", '"') ?? "",
    ]),
  );
  const picked = Object.fromEntries(
    ["type", "uzisType", "vatRate", "color", "profileIds", "facilityIds", "accessibleInBooking"].map((name) => [
      name,
      chosen(page, name),
    ]),
  );
  return { ...text, ...picked };
};

test("the services of the centre, with their prices and staff", async () => {
  const page = await visitor("manager").get("/nastaveni/zdravotnicke-zarizeni/sluzby");
  expect(page.title).toBe("Služby | Motus");
  expect(page.text("tbody")).toContain(
    "Individuální LTV individuální 45 min 950 Kč bez DPH Šindelář Odebrat Individuální LTV",
  );
  expect(page.text("tbody")).toContain("Skupinové cvičení skupinová, 3 místa");
  expect(page.document.querySelector("tbody a")!.getAttribute("href")).toBe(`/editace-sluzby?id=${procedures.therapy}`);
});

test("a service is added as people write it, and the page confirms it", async () => {
  const someone = visitor("admin");
  const form = await someone.get("/nova-sluzba");
  expect([chosen(form, "type"), chosen(form, "vatRate"), chosen(form, "color")]).toEqual([
    ["INDIVIDUAL"],
    ["ZERO"],
    ["CYAN"],
  ]);
  expect(form.text("form")).not.toContain("Malá");
  const sent = await someone.post("/nova-sluzba", massage);
  expect(sent.location).toBe("/nastaveni/zdravotnicke-zarizeni/sluzby");
  const list = await someone.follow(sent);
  expect(list.text(".flash")).toContain("Služba Klasická masáž je přidaná.");
  expect(list.text("tbody")).toContain("Klasická masáž individuální 45 min 1 250,50 Kč snížená Šindelář ano");
});

test("a payer of VAT chooses the rate of a new service, as none is preselected", async () => {
  const someone = visitor("admin");
  await database.owner.query(
    "insert into billing_information (medical_center_id, company_name, vat_payer) values ($1, 'Lípa', true)",
    [ids.center],
  );
  expect(chosen(await someone.get("/nova-sluzba"), "vatRate")).toEqual([]);
  const { vatRate: _, ...unrated } = massage;
  const refused = await someone.post("/nova-sluzba", unrated);
  expect([refused.status, refused.value("name")]).toEqual([400, massage.name]);
  expect(refused.text("[role=alert]")).toContain("Sazba DPH: Vyberte jednu z nabízených možností.");
  await database.owner.query("delete from billing_information");
});

test("errors are reported at the field and at the top, and typed values stay", async () => {
  const page = await visitor("admin").post("/nova-sluzba", {
    ...massage,
    name: "",
    type: "GROUP",
    capacity: "1",
    price: "1.250",
  });
  expect([page.status, page.title]).toEqual([400, "Chyba: Nová služba | Motus"]);
  expect(page.text("[role=alert]")).toContain(
    "Vyplňte název. Cena: Zadejte cenu v měně zařízení, třeba 1250 nebo 1250,50. Počet míst: Skupina má 2 až 100 míst.",
  );
  expect([
    page.value("price"),
    page.value("capacity"),
    chosen(page, "type"),
    chosen(page, "profileIds"),
    chosen(page, "accessibleInBooking"),
  ]).toEqual(["1.250", "1", ["GROUP"], [String(profiles.paramedic)], ["on"]]);
  expect((await visitor("admin").post("/nova-sluzba", { ...massage, capacity: "hodně" })).status).toBe(302);
});

test("a service is edited by its id; one that is none is not found", async () => {
  const someone = visitor("admin");
  const address = `/editace-sluzby?id=${procedures.group}`;
  const form = await formOf(someone, address);
  expect(form).toMatchObject({
    name: "Skupinové cvičení",
    capacity: "3",
    price: "250",
    duration: "60",
    color: ["YELLOW"],
  });
  const saved = await someone.follow(await someone.post(address, { ...form, capacity: "5" }));
  expect(saved.text(".flash")).toContain("Služba Skupinové cvičení je uložená.");
  expect(saved.text("tbody")).toContain("skupinová, 5 míst");
  for (const nowhere of [
    "/editace-sluzby",
    "/editace-sluzby?id=x",
    "/editace-sluzby?id=99999999999",
    `/editace-sluzby?id=${procedures.foreign}`,
    `/editace-sluzby/${procedures.foreign}/odebrani`,
  ]) {
    const page = await someone.get(nowhere);
    expect([nowhere, (page.location ? await someone.follow(page) : page).status]).toEqual([nowhere, 404]);
  }
});

test("saving over a concurrent change shows both and takes over untouched fields", async () => {
  const [mine, theirs] = [visitor("admin"), visitor("manager")];
  const address = `/editace-sluzby?id=${procedures.examination}`;
  const form = await formOf(mine, address);
  await theirs.post(address, {
    ...form,
    duration: "50",
    profileIds: [String(profiles.admin), String(profiles.paramedic)],
  });
  const refused = await mine.post(address, { ...form, name: "Úvodní vyšetření", color: "RED" });
  expect(refused.status).toBe(409);
  expect(refused.text(".note table")).toContain("Délka v minutách 60 50");
  expect(refused.text(".note table")).toContain("Kdo službu poskytuje Petr Šindelář Mgr. Dana Marešová, Petr Šindelář");
  expect(refused.text(".note table")).toContain("Barva červená modrá");
  expect([
    refused.value("name"),
    refused.value("duration"),
    chosen(refused, "profileIds"),
    refused.value("version"),
  ]).toEqual(["Úvodní vyšetření", "50", [String(profiles.admin), String(profiles.paramedic)], "2"]);
  const again = {
    ...form,
    name: "Úvodní vyšetření",
    color: "RED",
    duration: "50",
    profileIds: chosen(refused, "profileIds"),
    version: "2",
  };
  expect((await mine.post(address, again)).status).toBe(302);
});

test("before a service is removed the page names its uses; afterwards it is not offered any more", async () => {
  const someone = visitor("admin");
  await database.owner.query(
    "insert into procedures (medical_center_id, name, duration_minutes, price_amount) values ($1, 'Zábaly', 30, 1000)",
    [ids.center],
  );
  const { rows } = await database.owner.query(
    "insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id) select $1, 'EVENT', '2026-03-17T08:00Z', '2026-03-17T08:30Z', id, $2 from procedures where name = 'Zábaly' returning procedure_id as id",
    [ids.center, profiles.admin],
  );
  const address = `/editace-sluzby/${rows[0].id}/odebrani`;
  const asked = await someone.get(address);
  expect(asked.text("main")).toContain("Odebrat službu? Zábaly Službu už nepůjde vybrat.");
  expect(asked.text("main")).toContain("Nadcházející události: 1");
  const gone = await someone.follow(await someone.post(address, { idempotencyKey: "remove-1" }));
  expect(gone.text(".flash")).toContain("Služba Zábaly už není v nabídce.");
  expect(gone.text("table")).not.toContain("Zábaly");
  expect((await someone.get("/nova-udalost")).text("form")).not.toContain("Zábaly");
  expect((await someone.get("/")).text(".legend")).toContain("Zábaly");
  expect((await someone.get(address)).status).toBe(404);
});

test("additional services and products are listed, added, changed and removed", async () => {
  const someone = visitor("admin");
  const sent = await someone.post("/nova-doplnkova-sluzba", { name: "Overball", price: "129", vatRate: "PRIMARY" });
  expect((await someone.follow(sent)).text(".flash")).toContain("Overball je v nabídce.");
  const address = `/editace-doplnkove-sluzby/${ids.additionalProcedures.tape}`;
  const form = await someone.get(address);
  expect([form.value("price"), chosen(form, "vatRate")]).toEqual(["180", ["PRIMARY"]]);
  expect(
    (await someone.post(address, { name: "", price: "", vatRate: "PRIMARY", version: "1" })).text("[role=alert]"),
  ).toContain("Vyplňte název. Vyplňte cenu.");
  expect(
    (
      await someone.follow(await someone.post(address, { name: "Tejp", price: "185,5", vatRate: "ZERO", version: "1" }))
    ).text("tbody"),
  ).toContain("Tejp 185,50 Kč bez DPH");
  expect(
    (await someone.post(address, { name: "Starší", price: "1", vatRate: "ZERO", version: "1" })).text(".note table"),
  ).toContain("Název Starší Tejp");
  const removed = await someone.follow(await someone.post(`${address}/odebrani`, {}));
  expect(removed.text(".flash")).toContain("Tejp už není v nabídce.");
  expect(removed.text("tbody")).not.toContain("Tejp");
});

test("these pages are the administrators'", async () => {
  const addresses = [
    "/nastaveni/zdravotnicke-zarizeni/sluzby",
    "/nova-sluzba",
    `/editace-sluzby?id=${procedures.therapy}`,
    `/editace-sluzby/${procedures.therapy}/odebrani`,
    "/nastaveni/zdravotnicke-zarizeni/doplnkove-sluzby-a-produkty",
    "/nova-doplnkova-sluzba",
  ];
  for (const who of ["paramedic", "receptionist"] as const)
    for (const address of addresses)
      expect([address, (await visitor(who).get(address)).status]).toEqual([address, 403]);
  expect((await visitor("receptionist").post("/nova-sluzba", massage)).status).toBe(403);
  const lost = await visitor().post("/nova-sluzba", massage);
  expect(lost.location).toContain("/prihlaseni?redirect=%2Fnova-sluzba");
});
