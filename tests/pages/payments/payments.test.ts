import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { procedures, additionalProcedures } = ids;
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const newest = async (): Promise<number> =>
  (await database.owner.query("select max(id) as id from payments where medical_center_id = $1", [ids.center])).rows[0]
    .id;
const items = (...rows: [target: string, name?: string, price?: string][]) =>
  Object.fromEntries(
    rows.flatMap(([target, name = "", price = ""], at) => [
      [`items[${at}].target`, target],
      [`items[${at}].name`, name],
      [`items[${at}].price`, price],
    ]),
  );
const therapy = `PROCEDURE:${procedures.therapy}`;

test("payments are listed with their payers, states and sums, and filtered by state and day", async () => {
  const someone = visitor("admin");
  const page = await someone.get("/platby");
  expect(page.title).toBe("Platby | Motus");
  expect(spaced(page.text("tbody"))).toContain(
    "Individuální LTV Jana Dvořáčková 16. 3. 2026 10:00 Renata Malá Nezaplaceno 850 Kč",
  );
  expect(page.all("dl").map((sums) => spaced(sums.structuredText))).toEqual([
    "Předepsáno 1 400,50 Kč Zaplaceno 250,50 Kč Zbývá 1 150 Kč",
    "Kartou 250,50 Kč",
  ]);
  const paid = await someone.get("/platby?tab=zaplacene");
  expect(paid.all("tbody tr").length).toBe(1);
  expect((await someone.get("/platby?tab=zrusene")).text("main")).toContain("Takové platby v tomto období nejsou.");
  expect((await someone.get("/platby?from=17.3.2026")).all("tbody tr").length).toBe(0);
  expect((await someone.get("/platby?to=16.3.2026")).all("tbody tr").length).toBe(3);
});

test("a payment by hand takes prices of the list where none are typed, and is taken by Enter", async () => {
  const someone = visitor("receptionist");
  const address = `/platby/nova?card=${uuids.anna}`;
  const form = await someone.get(address);
  expect(form.text(".whose")).toContain("Anna");
  const sent = await someone.post(address, {
    ...items(
      [therapy],
      [`ADDITIONAL_PROCEDURE:${additionalProcedures.tape}`, "Tejp na koleno", "400"],
      ["", "Kopie zprávy", "50"],
    ),
  });
  const id = await newest();
  expect(sent.location).toBe(`/platby/${id}`);
  const page = await someone.follow(sent);
  expect(page.text(".flash")).toContain("Platba je přidaná.");
  expect(spaced(page.text("table"))).toContain(
    "Individuální LTV 950 Kč Tejp na koleno 400 Kč Kopie zprávy 50 Kč Celkem 1 400 Kč",
  );
  expect(page.value("amount")).toBe("1400");

  const taken = await someone.post(`/platby/${id}`, page.filled("#payment-take"));
  const after = await someone.follow(taken);
  expect(after.text(".flash")).toContain("Zaplaceno.");
  expect(spaced(after.text("main"))).toMatch(/Hotově Doklad P1-2026-\d+ Renata \S+ 1 400 Kč Stornovat/);
  expect(after.all("#payment-take")).toEqual([]);
});

test("change of cash that was handed over is said, and less than is taken is refused at its field", async () => {
  const someone = visitor("receptionist");
  await someone.post("/platby/nova", { payer: "Bytové družstvo", ...items(["", "Přednáška", "949,60"]) });
  const address = `/platby/${await newest()}`;
  const form = (await someone.get(address)).filled("#payment-take");
  const less = await someone.post(address, { ...form, received: "949" });
  expect([less.status, less.value("received"), spaced(less.text("[role=alert]"))]).toEqual([
    400,
    "949",
    expect.stringContaining("Přijatá hotovost je nižší než placená částka."),
  ]);
  const taken = await someone.post(address, { ...form, idempotencyKey: "change", received: "1000" });
  expect(spaced((await someone.follow(taken)).text(".flash"))).toContain("Zaplaceno. Vraťte 50 Kč.");
});

test("typed lines stay after a refusal, with the fault at its field", async () => {
  const someone = visitor("receptionist");
  const empty = await someone.post("/platby/nova", items(["", "", ""]));
  expect([empty.status, spaced(empty.text("[role=alert]"))]).toEqual([400, expect.stringContaining("1. položka")]);
  const refused = await someone.post("/platby/nova", { payer: "Bytové družstvo", ...items([therapy, "", "90"]) });
  expect([refused.status, refused.value("payer"), refused.value("items[0].price")]).toEqual([
    400,
    "Bytové družstvo",
    "90",
  ]);
  expect(refused.text("[role=alert]")).toContain("Slevu z ceníku dává správce.");
  const gap = await someone.post("/platby/nova", items(["", "", ""], [therapy]));
  expect([gap.status, spaced(gap.text("[role=alert]"))]).toEqual([400, expect.stringContaining("1. položka")]);
});

test("more than is owed is refused at the amount, and a changed payment is not overwritten", async () => {
  const someone = visitor("receptionist");
  const address = `/platby/${ids.payments.jana}`;
  const form = (await someone.get(address)).filled("#payment-take");
  const more = await someone.post(address, { ...form, amount: "850,50" });
  expect([more.status, more.value("amount"), spaced(more.text("[role=alert]"))]).toEqual([
    400,
    "850,50",
    expect.stringContaining("Částka je vyšší"),
  ]);
  await someone.post(address, { ...form, amount: "100", paymentMethod: "CARD" });
  expect((await someone.post(address, { ...form, idempotencyKey: "later", amount: "100" })).status).toBe(409);
  expect((await someone.get(address)).text("main")).toContain("Zaplaceno 100 Kč z 850 Kč");
});

test("lines are changed while nothing is paid; a payment is reversed and canceled with a reason", async () => {
  const someone = visitor("receptionist");
  await someone.post("/platby/nova", { payer: "Bytové družstvo", ...items(["", "Přednáška", "2000"]) });
  const id = await newest();
  const lines = (await someone.get(`/platby/${id}/polozky`)).filled("main form");
  expect(lines["items[0].name"]).toEqual(["Přednáška"]);
  await someone.post(`/platby/${id}/polozky`, { ...lines, "items[0].price": "1800" });
  const page = await someone.get(`/platby/${id}`);
  await someone.post(`/platby/${id}`, { ...page.filled("#payment-take"), paymentMethod: "CARD" });
  const { rows } = await database.owner.query("select max(id) as id from payment_entries where payment_id = $1", [id]);
  const reverse = `/platby/${id}/storno/${rows[0].id}`;
  const question = await someone.get(reverse);
  expect((await someone.post(reverse, question.filled("main form"))).status).toBe(400);
  const reversed = await someone.post(reverse, { ...question.filled("main form"), reason: "Omyl" });
  expect((await someone.follow(reversed)).text(".flash")).toContain("Částka je stornovaná.");
  const cancel = await someone.get(`/platby/${id}/zruseni`);
  const canceled = await someone.follow(
    await someone.post(`/platby/${id}/zruseni`, { ...cancel.filled("main form"), reason: "Akce se nekoná" }),
  );
  expect(canceled.text("main")).toContain("Akce se nekoná");
  expect(canceled.all("#payment-take")).toEqual([]);
});

test("another line leaves a discount of an administrator and a removed service as they are", async () => {
  const tape = `ADDITIONAL_PROCEDURE:${additionalProcedures.tape}`;
  const discounts = { payer: "Bytové družstvo", discountReason: "Student" };
  await visitor("admin").post("/platby/nova", { ...discounts, ...items([therapy, "", "900"], [tape, "", "100"]) });
  const id = await newest();
  const remove = (at: string) =>
    database.owner.query(`update additional_procedures set removed_at = ${at} where id = $1`, [
      additionalProcedures.tape,
    ]);
  await remove("now()");
  const someone = visitor("receptionist");
  const lines = (await someone.get(`/platby/${id}/polozky`)).filled("main form");
  expect(lines["items[1].target"]).toEqual([tape]);
  const sent = { ...lines, "items[2].name": "Přednáška", "items[2].price": "50" };
  const page = await someone.follow(await someone.post(`/platby/${id}/polozky`, sent));
  await remove("null");
  expect(spaced(page.text("table"))).toMatch(/sleva: Student 900 Kč .* sleva: Student 100 Kč Přednáška 50 Kč/);
});

test("a payer of VAT chooses the rate of a text, which stays when its price changes", async () => {
  const someone = visitor("receptionist");
  expect((await someone.get("/platby/nova")).all("[name='items[0].vatRate']")).toEqual([]);
  await database.owner.query(
    "insert into billing_information (medical_center_id, company_name, vat_payer, version) values ($1, 'Motus', true, 1) on conflict (medical_center_id) do update set vat_payer = true",
    [ids.center],
  );
  const form = (await someone.get("/platby/nova")).filled("main form");
  expect(form["items[0].vatRate"]).toEqual([""]);
  const typed = { ...form, ...items(["", "Přednáška", "2000"], [therapy]) };
  const refused = await someone.post("/platby/nova", typed);
  expect([refused.status, refused.value("items[0].name"), refused.value("items[0].price")]).toEqual([
    400,
    "Přednáška",
    "2000",
  ]);
  expect(spaced(refused.text(".field.wrong"))).toContain("Vyberte sazbu DPH.");
  expect(refused.text("[role=alert]")).toContain("Vyberte sazbu DPH.");
  await someone.post("/platby/nova", { ...typed, "items[0].vatRate": "PRIMARY", "items[1].vatRate": "REDUCED" });
  const id = await newest();
  const rates = async () =>
    (
      await database.owner.query("select vat_rate from payment_items where payment_id = $1 order by position", [id])
    ).rows.map((row) => row.vat_rate);
  expect(await rates()).toEqual(["PRIMARY", "ZERO"]);
  const lines = (await someone.get(`/platby/${id}/polozky`)).filled("main form");
  await someone.post(`/platby/${id}/polozky`, { ...lines, "items[0].price": "1800" });
  expect(await rates()).toEqual(["PRIMARY", "ZERO"]);
  const longer = { ...lines, "items[0].price": "1800", "items[2].name": "Kurz", "items[2].price": "90" };
  const unrated = await someone.post(`/platby/${id}/polozky`, {
    ...longer,
    version: (await someone.get(`/platby/${id}/polozky`)).value("version")!,
    idempotencyKey: "longer",
  });
  expect([unrated.status, unrated.value("items[2].name")]).toEqual([400, "Kurz"]);
  expect(unrated.text("[role=alert]")).toContain("Vyberte sazbu DPH.");
  await database.owner.query("update billing_information set vat_payer = false");
});

test("lines that somebody else has changed are shown next to one's own", async () => {
  const someone = visitor("receptionist");
  await someone.post("/platby/nova", { payer: "Bytové družstvo", ...items(["", "Přednáška", "2000"]) });
  const address = `/platby/${await newest()}/polozky`;
  const form = (await someone.get(address)).filled("main form");
  await someone.post(address, { ...form, "items[0].price": "1800" });
  const stale = await someone.post(address, { ...form, idempotencyKey: "later", "items[0].price": "1700" });
  expect([stale.status, stale.value("items[0].price")]).toEqual([409, "1700"]);
  expect(spaced(stale.text("main"))).toMatch(/1\. položka: Cena.*1700.*1800/);
  await someone.follow(await someone.post(address, { ...stale.filled("main form"), idempotencyKey: "last" }));
  expect((await someone.get(address)).value("items[0].price")).toBe("1700");
});

test("a paramedic reverses no entry of reception, and nobody finds another centre's payment", async () => {
  const page = await visitor("paramedic").get(`/platby/${ids.payments.karel}`);
  expect(page.all("a[href*=storno]")).toEqual([]);
  const address = `/platby/${ids.payments.karel}/storno/${ids.paymentEntries.karel}`;
  expect((await visitor("paramedic").post(address, { reason: "Omyl", version: "1" })).status).toBe(403);
  for (const end of ["", "/polozky", "/zruseni"])
    expect((await visitor("admin").get(`/platby/${ids.payments.foreign}${end}`)).status).toBe(404);
});

test("a filter that is no day is said at its field, stays, and filters nothing", async () => {
  const dana = visitor("admin");
  for (const page of ["/platby", "/platby/faktury", "/nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti"]) {
    const wrong = await dana.get(`${page}?from=31.2.2026&to=1.3.2026`);
    expect([page, wrong.value("from"), wrong.value("to"), wrong.text(".filters .err")]).toEqual([
      page,
      "31.2.2026",
      expect.stringMatching(/^1\.\s3\.\s2026$/),
      expect.stringContaining("Takové datum neexistuje."),
    ]);
    expect((await dana.get(`${page}?from=1.3.2026`)).all(".filters .err")).toEqual([]);
  }
});
