import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const address = "/nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni";
const png = new File(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  ],
  "logo.png",
);

test("an administrator fills in the text on documents, and a report's print carries it", async () => {
  const someone = visitor("admin");
  expect(
    (await someone.get("/nastaveni/zdravotnicke-zarizeni")).all("main a").map((link) => link.getAttribute("href")),
  ).toContain(address);
  const form = (await someone.get(address)).filled("form#center");
  expect(form).toMatchObject({ name: ["Rehabilitace U Lípy"] });
  const typed = {
    ...form,
    "address.uliceNazev": "Lipová",
    "address.cisloDomovni": "418",
    "address.psc": "37001",
    "address.obecNazev": "České Budějovice",
  };
  const refused = await someone.upload(
    address,
    { ...typed, name: "", email: "kdesi" },
    { logo: [new File(["MZ"], "logo.png")] },
  );
  expect([refused.status, refused.value("address.uliceNazev")]).toEqual([400, "Lipová"]);
  expect(refused.all("[role=alert] a").map((link) => link.getAttribute("href"))).toEqual([
    "#center-name",
    "#center-email",
  ]);
  const wrong = await someone.upload(address, typed, { logo: [new File(["%PDF-1.4\n%%EOF\n"], "logo.png")] });
  expect([wrong.status, wrong.text("[role=alert]")]).toEqual([
    400,
    expect.stringContaining("Logo musí být obrázek PNG, JPEG nebo WebP."),
  ]);
  const saved = await someone.follow(
    await someone.upload(address, { ...typed, idempotencyKey: "logo" }, { logo: [png] }),
  );
  expect(saved.text(".flash")).toContain("Údaje zařízení jsou uložené.");
  const print = await visitor("receptionist").get(`/kartoteka/${uuids.jana}/titulni-list`);
  expect(print.text("main")).toContain("Lipová 418, 370 01 České Budějovice");
  const logo = print.document.querySelector(".letter header img")!.getAttribute("src")!;
  expect((await visitor("receptionist").get(logo)).headers.get("content-type")).toBe("image/png");
  expect((await visitor("foreign").get(logo)).status).toBe(404);
});

test("a concurrent change is shown next to the typed values; the logo is removed with a tick; others have no such page", async () => {
  const someone = visitor("manager");
  const page = await someone.get(address);
  const [form, logo] = [page.filled("form#center"), page.document.querySelector("img.logo")!.getAttribute("src")!];
  await someone.upload(address, { ...form, phone: "601 000 111", removeLogo: "on" }, {});
  expect((await someone.get(address)).document.querySelector("img.logo")).toBeNull();
  expect((await someone.get(logo)).status).toBe(404);
  const stale = await someone.upload(address, { ...form, phone: "601 000 222", idempotencyKey: "stale" }, {});
  expect([stale.status, stale.text(".note table").replace(/\s/g, " ")]).toEqual([
    409,
    expect.stringContaining("Telefon 601 000 222 +420 601 000 111"),
  ]);
  for (const who of ["paramedic", "receptionist"] as const) expect((await visitor(who).get(address)).status).toBe(403);
});

test("a centre that provides no health services bills no insurers, proposes a rate of VAT and prints records", async () => {
  const { owner } = database;
  const someone = visitor("admin");
  const kind = `${address}/druh`;
  await owner.query(
    `insert into insurance_configs (medical_center_id, active) values ($1, true) on conflict (medical_center_id) do update set active = true`,
    [ids.center],
  );
  await owner.query(
    `insert into billing_information (medical_center_id, company_name, company_number, town, vat_payer) values ($1, 'U Lípy', '27082440', 'Praha', true)`,
    [ids.center],
  );
  const {
    rows: [{ uuid: report }],
  } = await owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by)
     values ($1, $2, '2026-03-16 08:00Z', 'Cvičení', 'Cvičení', $3, $3) returning uuid`,
    [ids.center, ids.patients.jana, ids.profiles.paramedic],
  );
  const print = async () => (await visitor("paramedic").get(`/kartoteka/zaznam/${report}`)).text("h1");
  expect(await print()).toMatch(/^Zpráva z/);
  const [exempt] = (await owner.query("select name from procedures where id = $1", [ids.procedures.therapy])).rows;
  const rate = async () => (await someone.get("/nova-sluzba")).filled("main form").vatRate;
  expect(await rate()).toBeUndefined();
  const asks = await someone.get(kind);
  expect([asks.text("h1"), asks.text("main")]).toEqual([
    "Přepnout na zařízení bez zdravotních služeb?",
    expect.stringMatching(`Vykazování pojišťovnám se tím vypne.*${exempt.name}`),
  ]);
  const changed = await someone.follow(await someone.post(kind, asks.filled("main form")));
  expect([changed.text(".flash"), changed.text("main")]).toEqual([
    expect.stringContaining("Druh zařízení je změněný"),
    expect.stringMatching(`Jiné zařízení, bez zdravotních služeb.*${exempt.name}`),
  ]);
  expect([await rate(), await print()]).toEqual([["PRIMARY"], expect.stringMatching(/^Záznam ze dne 16. 3. 2026/)]);
  const config = await owner.query("select active from insurance_configs where medical_center_id = $1", [ids.center]);
  expect(config.rows).toEqual([{ active: false }]);
  const on = await someone.post("/nastaveni/zdravotnicke-zarizeni/smlouvy-se-zdravotnimi-pojistovnami/zapnuti", {
    active: "true",
  });
  expect(on.status).toBe(409);
  expect((await someone.get("/nastaveni/zdravotnicke-zarizeni/doba-uchovani")).text("main")).toContain(
    "nemá dobu uchování zdravotnické dokumentace předepsanou",
  );
  const back = await someone.get(kind);
  expect(back.text("h1")).toBe("Přepnout na zdravotní služby?");
  await someone.post(kind, back.filled("main form"));
  expect((await someone.get(address)).text("main")).toContain("Poskytovatel zdravotních služeb");
  expect((await someone.post(kind, { type: "HOSPITAL" })).status).toBe(400);
  for (const who of ["paramedic", "receptionist"] as const) expect((await visitor(who).get(kind)).status).toBe(403);
});
