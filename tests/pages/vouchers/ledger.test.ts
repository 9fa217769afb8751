import { expect, test } from "vitest";
import { jobContext } from "#api/core/jobs/job-context.ts";
import { expireVouchers } from "#api/voucher-visits/expire.ts";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { app, visitor, database } = await testPages();
const { owner } = database;
const { karel } = ids.vouchers;
const spaced = (text: string) => text.replace(/\s+/g, " ");

test("a voucher has ended when its last day is over, before its visits expire and after; a later day brings them back", async () => {
  const someone = visitor("admin");
  const address = `/permanentky/${karel}`;
  await owner.query("update procedure_vouchers set valid_to = '2026-03-15' where id = $1", [karel]);
  expect((await someone.get(address)).text("main")).toContain("Skončila");
  await expireVouchers(jobContext(app.services));
  const ended = await someone.get(address);
  expect(spaced(ended.text("main"))).toMatch(/Skončila.*Propadlo.*3.*Propadlé návštěvy.*automaticky.*−3/);
  expect(spaced((await someone.get(`/kartoteka/${uuids.karel}?tab=permanentky`)).text("tbody"))).toContain("Skončila");
  expect((await someone.get("/platby/permanentky?tab=skoncene")).text("tbody")).toContain("Skončila");
  const form = await someone.get(`${address}/upravit`);
  expect(spaced(form.text("main form"))).toContain("Propadlé návštěvy se vrátí");
  const longer = await someone.follow(
    await someone.post(`${address}/upravit`, { ...form.filled("main form"), validTo: "30. 6. 2026" }),
  );
  expect(spaced(longer.text("main"))).toMatch(/Platí.*Prodloužení platnosti.*\+3/);
});

test("administrators see what is sold and unused on a day, with its value and a sum, and save it as a table", async () => {
  const someone = visitor("admin");
  const sale = `/kartoteka/${uuids.jana}/nova-permanentka`;
  await someone.post(sale, {
    ...(await someone.get(sale)).filled("main form"),
    procedureVoucherPreset: String(ids.voucherPresets.therapy),
  });
  const link = (await someone.get("/platby/permanentky")).document.querySelector("main a[href$=nevybrane]")!;
  const address = link.getAttribute("href")!;
  const page = await someone.get(address);
  expect(spaced(page.text("tbody"))).toContain("10× Individuální LTV");
  expect(spaced(page.text("tfoot"))).toBe("Celkem 8 500 Kč Z toho zaplaceno 0 Kč");
  const monthEnd = await someone.get(page.document.querySelector("main .seg a:last-child")!.getAttribute("href")!);
  expect(monthEnd.text("main")).toContain("Nic nezbývá");
  expect((await someone.get(`${address}?day=32.1.`)).text("main form")).toContain("Takové datum neexistuje");
  const later = await someone.get(`${address}?day=1.1.2031`);
  expect(later.text("main form")).toContain("Tenhle den ještě nenastal, počítáme dnešek.");
  expect(later.text(".seg [aria-current]")).toBe("Dnes");
  const csv = page.all("main a[href*=format]").map((a) => a.getAttribute("href")!)[0]!;
  expect(spaced((await someone.get(csv)).html)).toMatch(/16\.3\.2026;16\.3\.2027;.*;8500,00;8500,00;0,00;CZK/);
  const reception = visitor("receptionist");
  expect((await reception.get(address)).status).toBe(403);
  expect((await reception.get("/platby/permanentky")).all("main a[href$=nevybrane]")).toEqual([]);
});

test("visits are transferred to another patient who is searched for, and each page leads to the other voucher", async () => {
  const someone = visitor("admin");
  const { anna } = ids.vouchers;
  const address = `/permanentky/${anna}/prevod`;
  expect((await someone.get(`/permanentky/${anna}`)).all(`a[href$=prevod]`)).toHaveLength(1);
  const found = await someone.get(`${address}?q=karel`);
  const chosen = found.document.querySelector("main tbody a")!.getAttribute("href")!;
  expect(chosen).toBe(`${address}/${uuids.karel}`);
  const form = (await someone.get(chosen)).filled("main form");
  const much = await someone.post(chosen, { ...form, "proceduresWithCount[0].count": "4", reason: "Dárek" });
  expect([much.status, much.value("proceduresWithCount[0].count")]).toEqual([400, "4"]);
  expect(much.text("[role=alert]")).toContain("Víc na permanentce nezbývá.");
  await owner.query("update sessions set ended_at = now() where profile_id = $1", [ids.profiles.admin]);
  const ended = await someone.post(chosen, { ...form, reason: "Dárek" });
  await owner.query("update sessions set ended_at = null where profile_id = $1", [ids.profiles.admin]);
  const back = new URL(ended.location!, "http://motus.example").searchParams.get("redirect")!;
  expect((await someone.get(back)).value("reason")).toBe("Dárek");
  const given = { ...form, idempotencyKey: "again", "proceduresWithCount[0].count": "2", reason: "Dárek" };
  const other = await someone.follow(await someone.post(chosen, given));
  expect(spaced(other.text("main"))).toMatch(/Skupina na zkoušku.*Převod Dárek Anna Nováková.*\+2/);
  const former = await someone.get(
    other.document.querySelector(`main a[href="/permanentky/${anna}"]`)!.getAttribute("href")!,
  );
  expect(spaced(former.text("main"))).toMatch(/Převod Dárek Karel Novák.*−2/);
  expect((await visitor("receptionist").get(address)).status).toBe(403);
});

test("money for unused visits is given back with a reason, and the payment shows what was used; it comes back with them", async () => {
  const someone = visitor("admin");
  const { rows } = await owner.query(
    "select v.id, v.payment_id from procedure_vouchers v where payment_id is not null order by id desc limit 1",
  );
  const [{ id, payment_id: payment }] = rows;
  const address = `/permanentky/${id}/vraceni`;
  const unpaid = (await someone.get(address)).filled("main form");
  expect(unpaid.amount).toEqual(["8500"]);
  const refused = await someone.post(address, { ...unpaid, reason: "Stěhuje se" });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([409, expect.stringContaining("není celý zaplacený")]);
  const take = (await someone.get(`/platby/${payment}`)).filled("main form");
  await someone.post(`/platby/${payment}`, { ...take, paymentMethod: "CASH" });
  await owner.query("update payments set invoiced_at = now() where id = $1", [payment]);
  const invoiced = await someone.get(address);
  expect([invoiced.text("main"), invoiced.all("main [name=amount]")]).toEqual([
    expect.stringContaining("Nejdřív na ni vystavte dobropis."),
    [],
  ]);
  await owner.query("update payments set invoiced_at = null where id = $1", [payment]);
  const form = { ...(await someone.get(address)).filled("main form"), idempotencyKey: "paid", reason: "Stěhuje se" };
  const much = await someone.post(address, { ...form, amount: "8501" });
  expect([much.status, much.value("amount")]).toEqual([400, "8501"]);
  const done = await someone.follow(await someone.post(address, { ...form, idempotencyKey: "less", amount: "8000" }));
  expect(done.text(".flash")).toContain("Peníze jsou vrácené");
  expect(spaced(done.text("main"))).toMatch(/Nevyužité návštěvy: 10× Individuální LTV -8 000 Kč Celkem 500 Kč/);
  expect(spaced((await someone.get(`/permanentky/${id}`)).text("main"))).toContain("V archivu");
  expect((await someone.get(address)).text("main")).toContain("nic nezbývá");
  const undo = done.document.querySelector("main a[href*=storno]")!.getAttribute("href")!;
  const question = await someone.get(undo);
  expect(question.text("title")).toContain("Stornovat vrácené peníze?");
  expect((await visitor("receptionist").get(undo)).text("main")).toContain("nemá oprávnění");
  const reversal = question.filled("main form");
  expect((await someone.post(undo, reversal)).status).toBe(400);
  await owner.query("update payments set invoiced_at = now() where id = $1", [payment]);
  const late = await someone.post(undo, { ...reversal, idempotencyKey: "late", reason: "Omyl" });
  expect([late.status, late.text("main")]).toEqual([409, expect.stringContaining("Nejdřív na ni vystavte dobropis.")]);
  expect((await someone.get(undo)).text("main")).toContain("Nejdřív na ni vystavte dobropis.");
  await owner.query("update payments set invoiced_at = null where id = $1", [payment]);
  const undone = await someone.follow(
    await someone.post(undo, { ...reversal, idempotencyKey: "undo", reason: "Omyl" }),
  );
  expect(undone.text(".flash")).toMatch(/Vrácení je stornované.*Vytisknout doklad/);
  expect(spaced(undone.text("main"))).toMatch(/LTV -8 000 Kč .* LTV 8 000 Kč Celkem 8 500 Kč/);
  const voucher = spaced((await someone.get(`/permanentky/${id}`)).text("main"));
  expect(voucher).toMatch(/Storno vrácených peněz Omyl.*\+10/);
  expect(voucher).not.toContain("V archivu");
  expect((await someone.get(undo)).text("main")).toContain("už je stornovaná");
});

test("vouchers that end within two weeks are listed by a filter, and the event's page says until when they pay", async () => {
  const someone = visitor("receptionist");
  await owner.query("update events set procedure_id = $1 where id = $2", [
    ids.procedures.therapy,
    ids.events.janaTherapy,
  ]);
  const sale = `/kartoteka/${uuids.jana}/nova-permanentka`;
  await someone.post(sale, {
    ...(await someone.get(sale)).filled("main form"),
    idempotencyKey: "ending",
    procedureVoucherPreset: String(ids.voucherPresets.therapy),
  });
  const validTo = (day: string) =>
    owner.query(
      "update procedure_vouchers set valid_to = $1 where id = (select max(id) from procedure_vouchers where patient_card_id = $2)",
      [day, ids.patients.jana],
    );
  const listed = async () => (await someone.get("/platby/permanentky?tab=brzy-skonci")).text("main");
  const event = `/editace-udalosti/${ids.events.janaTherapy}`;
  await validTo("2026-03-29");
  expect(spaced(await listed())).toContain("10× Individuální LTV");
  expect(spaced((await someone.get(event)).text("main"))).toContain("zbývá 10, platí jen do 29. 3. 2026");
  await validTo("2026-03-30");
  expect(await listed()).not.toContain("10× Individuální LTV");
  expect((await someone.get(event)).text("main")).not.toContain("platí jen do");
});
