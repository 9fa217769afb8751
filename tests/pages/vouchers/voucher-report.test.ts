import { beforeAll, expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { reportedVisit, reportOfVisit, visitOnVoucher } from "#tests/kit/insurers/care-visit.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const db = createDb(owner);
const petr = visitor("paramedic");
const address = (voucher: number) => `/poukazy-ft/${voucher}/zprava`;

beforeAll(async () => {
  await billInsurers(owner);
});

test("a therapist prints the extent of care on a voucher, with the last report as its conclusion", async () => {
  const voucher = await ftVoucher(owner, { visits: 6, asked: [{ code: "21221", count: 5 }] });
  await owner.query("update ft_voucher_applicants set phone = '+420387000181', address = E'Lannova 18\\n370 01 Praha'");
  await owner.query("update ft_vouchers set reason = 'Bolesti zad, L4/5', aim = 'Návrat k běhu' where id = $1", [
    voucher,
  ]);
  await owner.query(
    "insert into billing_information (medical_center_id, company_name, company_number) values ($1, 'U Lípy s.r.o.', '10000071')",
    [ids.center],
  );
  const corrected = await visitOnVoucher(db, voucher, "2026-03-05");
  const wrong = await reportOfVisit(db, corrected, { operations: { 21413: 9 }, content: "Omyl" });
  await reportOfVisit(db, corrected, { operations: { 21221: 2 }, content: "Oprava", correctionOfId: wrong.id });
  await reportedVisit(db, voucher, "2026-03-09", { operations: { 21221: 1, 21413: 1 }, content: "## Bez bolesti" });
  await visitOnVoucher(db, voucher, "2026-03-10", "NOT_EXCUSED");

  const shown = await petr.get(`/poukazy-ft/${voucher}`);
  expect(shown.all("main a").map((link) => link.getAttribute("href"))).toContain(address(voucher));
  const page = await petr.get(address(voucher));
  expect([page.status, page.title, page.text("h1")]).toEqual([200, "Zpráva žadateli | Motus", "Zpráva žadateli"]);
  const text = page.text("main");
  for (const said of [
    "MUDr. Eva Lipová odbornost 201, IČP 44999001 Lannova 18 370 01 Praha telefon +420 387 000 181",
    "IČO 10000071 IČZ 44123000",
    "Pojišťovna 111 VZP, číslo pojištěnce 8556230419",
    "Poukaz FT ze dne 2. 3. 2026",
    "M54.5 Bolesti v kříži",
    "Bolesti zad, L4/5",
    "Návrat k běhu",
    "Uskutečněné návštěvy: 2 z předepsaných 6, od 5. 3. 2026 do 9. 3. 2026",
    "Závěr ze dne 9. 3. 2026",
    "vystavil(a) Petr Šindelář",
  ])
    expect(text.replaceAll("\u00a0", " ")).toContain(said);
  expect(page.all("main tbody").map((rows) => rows.structuredText.replace(/\s+/g, " ").trim())).toEqual([
    "5. 3. 2026 Mgr. Petr Šindelář 21221 Výkon 21221 2× 9. 3. 2026 Mgr. Petr Šindelář 21221 Výkon 21221 1× 21413 Výkon 21413 1×",
    "21221 Výkon 21221 5 3 21413 Výkon 21413 1",
  ]);
  expect(page.text("main h3")).toBe("Bez bolesti");
  expect(text).not.toMatch(/Omyl|neodpovídá podpisu/);
  expect(page.all("script:not([src='/print.js'])")).toHaveLength(0);
});

test("its text is chosen, or left out, and a report of another voucher is not found", async () => {
  const voucher = await ftVoucher(owner);
  const first = await reportedVisit(db, voucher, "2026-03-05", { content: "Začátek" });
  await reportedVisit(db, voucher, "2026-03-09", { content: "Konec" });
  const page = await petr.get(address(voucher));
  expect(page.all(".offer option").map((option) => option.text.replaceAll("\u00a0", " "))).toEqual([
    "9. 3. 2026, Mgr. Petr Šindelář",
    "5. 3. 2026, Mgr. Petr Šindelář",
    "bez textu",
  ]);
  expect(page.text(".written")).toBe("Konec");
  const chosen = await petr.get(`${address(voucher)}?report=${first.uuid}`);
  expect([chosen.text(".written"), chosen.text(".offer [selected]").replaceAll("\u00a0", " ")]).toEqual([
    "Začátek",
    "5. 3. 2026, Mgr. Petr Šindelář",
  ]);
  const without = await petr.get(`${address(voucher)}?report=`);
  expect([without.all(".written").length, without.text(".offer [selected]")]).toEqual([0, "bez textu"]);
  const elsewhere = await reportedVisit(db, await ftVoucher(owner), "2026-03-05");
  for (const report of [elsewhere.uuid, "nesmysl"])
    expect((await petr.get(`${address(voucher)}?report=${report}`)).status).toBe(404);
});

test("visits without a signed report are named on the screen, and a voucher without care leads back", async () => {
  const voucher = await ftVoucher(owner);
  const empty = await petr.get(address(voucher));
  expect(empty.text("main")).toContain("Na poukaz zatím žádná návštěva neproběhla");
  expect(empty.document.querySelector("nav a")!.getAttribute("href")).toBe(`/poukazy-ft/${voucher}`);
  expect((await petr.get(`/poukazy-ft/${voucher}`)).text("main")).not.toContain("Zpráva žadateli");
  const visit = await visitOnVoucher(db, voucher, "2026-03-12");
  await reportOfVisit(db, visit, { signed: false });
  const unsigned = await petr.get(address(voucher));
  expect(unsigned.text("main")).toContain("zatím nemá podepsanou zprávu");
  expect(unsigned.document.querySelector(".offer a")!.getAttribute("href")).toBe(`/editace-udalosti/${visit.eventId}`);
  await reportedVisit(db, voucher, "2026-03-13");
  const page = await petr.get(address(voucher));
  expect(page.text(".offer").replaceAll("\u00a0", " ")).toContain("12. 3. 2026 8:00");
  expect(page.text("main").replaceAll("\u00a0", " ")).not.toContain("12. 3. 2026");
});

test("those who read no reports are refused, and a voucher of another centre is not found", async () => {
  const voucher = await ftVoucher(owner);
  await reportedVisit(db, voucher, "2026-03-05");
  for (const who of ["receptionist", "manager"] as const) {
    expect([who, (await visitor(who).get(address(voucher))).status]).toEqual([who, 403]);
    expect((await visitor(who).get(`/poukazy-ft/${voucher}`)).text("main")).not.toContain("Zpráva žadateli");
  }
  for (const id of [voucher, 999_999]) expect((await visitor("foreign").get(address(id))).status).toBe(404);
  expect((await petr.get(address(999_999))).status).toBe(404);
});

test("a closed voucher of an archived card is reported as any other", async () => {
  const voucher = await ftVoucher(owner, { patient: ids.patients.archived });
  await reportedVisit(db, voucher, "2026-03-05");
  await owner.query("update ft_vouchers set closed_at = now() where id = $1", [voucher]);
  expect((await petr.get(address(voucher))).text("main")).toContain("Rozsah péče");
});
