import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const [alice, petr] = [visitor("admin"), visitor("paramedic")];
const march = "/vyuctovani-pro-pojistovny?month=2026-03";

/** A signed report of Jana's visit; without a diagnosis where it is to be held. */
async function report(diagnosis: object | null) {
  const { rows } = await owner.query("select id, expertise from departments order by id desc limit 1");
  const { rows: operations } = await owner.query(
    "select id, code, expertise, 'LTV' as name, 1 as count from medical_operations where code = '21221' and expertise = '902'",
  );
  const coding = {
    departmentId: rows[0].id,
    expertise: "902",
    operations,
    primaryDiagnosis: diagnosis,
    otherDiagnosis: [],
    ftVoucherId: null,
    reason: null,
  };
  await owner.query("delete from medical_reports");
  await owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest, coding)
     values ($1, $2, $3, '2026-03-16T07:00:00Z', 'LTV', 'LTV', $4, $4, now(), $4, 'Petr', '', $5)`,
    [ids.center, ids.patients.jana, ids.attendances.jana, ids.profiles.paramedic, JSON.stringify(coding)],
  );
}

beforeAll(async () => {
  await billInsurers(owner);
  const voucher = await ftVoucher(owner);
  await owner.query(
    "update patient_attendances set state = 'PRESENT', on_ft_voucher = true, ft_voucher_id = $2 where id = $1",
    [ids.attendances.jana, voucher],
  );
  await owner.query("alter table medical_reports disable trigger all");
});

test("a month shows what insurers will be billed for, and by default that of these days", async () => {
  await report({ id: 1, code: "M545", name: "Bolesti v kříži" });
  const page = await alice.get(march);
  expect(page.text("main tbody tr")).toMatch(/111 VZP 06 poukaz 902 16\..?3\..?2026 0 1 1 519 384,06.?Kč/);
  expect(page.text("tfoot")).toContain("Celkem");
  expect(page.text(".note")).toContain("vykážete do 28. 2. 2027");
  // On the sixteenth the month before is billed.
  const usual = await alice.get("/vyuctovani-pro-pojistovny");
  expect(usual.text("main [aria-current]")).toContain("únor 2026");
  expect(usual.text(".empty")).toContain("V tomto měsíci není co vykázat");
  expect((await alice.get("/vyuctovani-pro-pojistovny?month=nesmysl")).status).toBe(200);
});

test("a held visit says what is wrong, with the way to correct it for those who can", async () => {
  await report(null);
  const page = await alice.get(march);
  const row = page.text(".points");
  expect(row).toContain("Chybí hlavní diagnóza.");
  expect(row).not.toContain("Opravit zprávu");
  expect(page.text("main tbody tr")).toMatch(/111 VZP .* 1 0 0 0/);
  const mine = await petr.get("/moje-prace");
  expect(mine.text("main")).toContain("Zprávy k opravě pro pojišťovny");
  const fix = mine.document.querySelector(".points a")!.getAttribute("href")!;
  expect(fix).toMatch(new RegExp(`/kartoteka/${uuids.jana}/nova-zprava\\?corrects=`));
  expect((await petr.get(fix)).status).toBe(200);
  await owner.query("update patient_insurances set insurance_number = null");
  const href = (await alice.get(march)).document.querySelector(".points a[href*=upravit]")!.getAttribute("href")!;
  const card = await alice.get(href);
  expect(card.document.getElementById(href.split("#")[1]!)).not.toBeNull();
  const saved = await alice.post(href, { ...card.filled("form#patient"), insuranceNumber: "8556230419" });
  expect(saved.location).toBe(march);
});

test("a visit that no report bills is listed with what it lacks", async () => {
  await owner.query("delete from medical_reports");
  const page = await alice.get(march);
  expect(page.text("main")).toContain("Návštěvy bez výkonů");
  expect(page.text("main tbody tr")).toMatch(/Jana .* Zpráva$/);
});

test("the page is the administrators' and paramedics', and says where billing is switched on", async () => {
  expect((await visitor("receptionist").get(march)).status).toBe(403);
  expect((await petr.get(march)).status).toBe(200);
  await owner.query("update insurance_configs set active = false");
  expect((await alice.get(march)).text(".empty")).toContain("Pojišťovnám se odsud nevykazuje");
  expect((await alice.get("/moje-prace")).text("main")).not.toContain("k opravě pro pojišťovny");
});
