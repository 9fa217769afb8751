import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { karel, foreign } = ids.vouchers;
const spaced = (text: string) => text.replace(/\s+/g, " ");
const latest = async (table: string) =>
  (await database.owner.query(`select max(id) as id from ${table}`)).rows[0].id as number;

test("a voucher is sold on its tab, and leads to its payment; the card's head and tab name it", async () => {
  const someone = visitor("receptionist");
  const tab = `/kartoteka/${uuids.jana}?tab=permanentky`;
  expect((await someone.get(tab)).text("main")).toContain("Zatím žádná permanentka");
  const address = `/kartoteka/${uuids.jana}/nova-permanentka`;
  const form = await someone.get(address);
  const none = await someone.post(address, { ...form.filled("main form"), procedureVoucherPreset: "" });
  expect([none.status, none.text("[role=alert]")]).toEqual([400, expect.stringContaining("Permanentka")]);
  const cheaper = await someone.post(address, {
    ...form.filled("main form"),
    procedureVoucherPreset: String(ids.voucherPresets.therapy),
    price: "8000",
  });
  expect([cheaper.status, cheaper.value("price")]).toEqual([400, "8000"]);
  expect(cheaper.text("[role=alert]")).toContain("Slevu z ceníku dává správce.");
  const sold = await someone.follow(
    await someone.post(address, { ...cheaper.filled("main form"), idempotencyKey: "again", price: "" }),
  );
  expect(sold.text(".flash")).toContain("Permanentka je prodaná.");
  expect(spaced(sold.text("main"))).toContain("10× Individuální LTV 8 500 Kč");
  const after = await someone.get(tab);
  expect(spaced(after.text("main"))).toMatch(/Permanentky ?10× Individuální LTV/);
  expect(spaced(after.text("tbody"))).toMatch(
    /10× Individuální LTV.*1× Vstupní vyšetření.*16\. 3\. 2027.*8 500 Kč.*Nezaplaceno.*Platí/,
  );
});

test("a voucher shows what is left and its ledger; administrators correct it with a reason, and archive it", async () => {
  const someone = visitor("admin");
  const address = `/permanentky/${karel}`;
  const page = await someone.get(address);
  expect(spaced(page.text("main"))).toMatch(/Skupina na zkoušku.*Zbývá.*3.*0.*Nákup.*\+3/);
  const form = (await someone.get(`${address}/upravit`)).filled("main form");
  const change = { ...form, "availableProceduresWithCount[0].count": "2", validTo: "30. 6. 2026" };
  const refused = await someone.post(`${address}/upravit`, change);
  expect([refused.status, refused.value("availableProceduresWithCount[0].count"), refused.value("validTo")]).toEqual([
    400,
    "2",
    "30. 6. 2026",
  ]);
  expect(refused.text("[role=alert]")).toContain("Napište důvod");
  const wrong = await someone.post(`${address}/upravit`, { ...change, validTo: "31. 6. 2026", reason: "Omyl" });
  expect([wrong.status, wrong.text("[role=alert]")]).toEqual([400, expect.stringContaining("Platí do")]);
  const saved = await someone.follow(await someone.post(`${address}/upravit`, { ...change, reason: "Chodil dřív" }));
  expect(spaced(saved.text("main"))).toMatch(/30\. 6\. 2026.*Oprava Chodil dřív.*−1/);
  const stale = await someone.post(`${address}/upravit`, { ...change, idempotencyKey: "later", reason: "Znovu" });
  expect([stale.status, spaced(stale.text("main"))]).toEqual([409, expect.stringContaining("Skupin")]);
  const question = await someone.get(`${address}/archivace`);
  const archived = await someone.follow(await someone.post(`${address}/archivace`, question.filled("main form")));
  expect(archived.text("main")).toContain("V archivu");
});

test("reception changes no voucher, and nobody finds another centre's", async () => {
  const reception = visitor("receptionist");
  expect((await reception.get(`/permanentky/${karel}`)).all("a[href*=upravit]")).toEqual([]);
  for (const end of ["/upravit", "/archivace"])
    expect((await reception.get(`/permanentky/${karel}${end}`)).status).toBe(403);
  for (const end of ["", "/upravit", "/archivace"])
    expect((await visitor("admin").get(`/permanentky/${foreign}${end}`)).status).toBe(404);
});

test("the event's page offers a visit off the voucher, and says that a voucher pays", async () => {
  const someone = visitor("receptionist");
  await database.owner.query("update events set procedure_id = $1 where id = $2", [
    ids.procedures.therapy,
    ids.events.janaTherapy,
  ]);
  const sale = `/kartoteka/${uuids.jana}/nova-permanentka`;
  await someone.post(sale, {
    ...(await someone.get(sale)).filled("main form"),
    procedureVoucherPreset: String(ids.voucherPresets.therapy),
  });
  const voucher = await latest("procedure_vouchers");
  const event = `/editace-udalosti/${ids.events.janaTherapy}`;
  const page = await someone.get(event);
  expect(spaced(page.text("main"))).toContain("Z permanentky (zbývá 10)");
  const back = { attendance: String(ids.attendances.jana), redirect: event };
  const paid = await someone.follow(await someone.post("/ucast", { ...back, voucher: String(voucher) }));
  expect(paid.text("main")).toContain("Permanentkou");
  expect(paid.text("main")).not.toContain("Z permanentky");
});

test("the event's page says that an insurer pays, and offers a visit off the voucher again when the patient does", async () => {
  const someone = visitor("receptionist");
  const event = `/editace-udalosti/${ids.events.janaTherapy}`;
  const back = { attendance: String(ids.attendances.jana), redirect: event };
  const press = async (insurer: string) =>
    spaced((await someone.follow(await someone.post("/ucast", { ...back, insurer }))).text("main"));
  const offered = async () =>
    (await someone.get(event)).document.querySelector("[name=insurer]")!.getAttribute("value");
  expect(await press("FT_VOUCHER")).toContain("Hradí pojišťovna (poukaz FT) Hradí pacient");
  expect(await offered()).toBe("NONE");
  expect(await press("NONE")).toContain("Z permanentky (zbývá 10)");
  expect(await offered()).toBe("FT_VOUCHER");
  expect((await someone.post("/ucast", { ...back, insurer: "2" })).status).toBe(404);
  await database.owner.query("update procedures set price_amount = 0 where id = $1", [ids.procedures.therapy]);
  expect((await someone.get(event)).all(".visits [name=charge]")).toEqual([]);
  await database.owner.query("update medical_centers set country = 'SK'");
  expect((await someone.get(event)).text("main")).not.toContain("poukaz FT");
});
