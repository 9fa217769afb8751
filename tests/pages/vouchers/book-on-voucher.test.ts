import { beforeAll, beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const { profiles, patients, procedures } = ids;
const renata = visitor("receptionist");
let voucher = 0;

beforeAll(() => billInsurers(owner));
beforeEach(async () => {
  await owner.query("update ft_vouchers set closed_at = now()");
  voucher = await ftVoucher(owner, { visits: 2 });
});

let week = 0;
/** A time of its own for each event. */
const form = (more: object = {}) => ({
  eventType: "EVENT",
  procedure: String(procedures.therapy),
  date: new Date(Date.UTC(2026, 5, 2 + 7 * week++)).toISOString().slice(0, 10),
  from: "1330",
  owner: String(profiles.paramedic),
  patients: String(patients.jana),
  confirmOutsideHours: "on",
  ...more,
});
const chosen = (page: Page) =>
  page.all("[name=ftVoucher]").map((box) => [box.getAttribute("value"), box.hasAttribute("checked")]);
const place = `/nova-udalost?from=2026-06-01T12:00:00Z&staffs=${profiles.paramedic}&procedure=${procedures.therapy}`;

test("a free slot with its patient proposes the voucher, with what is left of it and of its time", async () => {
  const page = await renata.get(`${place}&patient=${patients.jana}`);
  expect(chosen(page)).toEqual([
    [String(voucher), true],
    [`-${voucher}`, false],
  ]);
  const said = page.text("form#new-event");
  expect(said).toContain("Poukaz FT, zbývají 2 návštěvy");
  expect(said).toContain("MUDr. Eva Lipová, vystaveno 2. 3. 2026, objednat do 16. 3. 2026, dnes naposled");
  for (const other of [`&patient=${patients.karel}`, "", `&patient=${patients.jana}&tab=free-time`])
    expect([other, chosen(await renata.get(`${place}${other}`))]).toEqual([other, []]);
  const aside = `/nova-udalost?from=2026-06-01T12:00:00Z&staffs=${profiles.receptionist}&patient=${patients.jana}`;
  expect(chosen(await renata.get(aside))).toEqual([]);
});

test("without scripts the chosen patient brings the voucher, and a choice of the patient as payer is kept for that voucher", async () => {
  const find = "/nova-udalost?find=1";
  const { patients: jana, ...rest } = form();
  const drawn = await renata.post(find, { ...rest, patient: jana });
  expect(chosen(drawn)[0]).toEqual([String(voucher), true]);
  expect(chosen(await renata.post(find, { ...rest, patients: jana, ftVoucher: `-${voucher}` }))[1]?.[1]).toBe(true);
  const other = await renata.post(find, { ...rest, patients: jana, ftVoucher: "-1000000" });
  expect(chosen(other)[0]?.[1]).toBe(true);
  expect(chosen(await renata.post(find, { ...rest, patients: jana, drop: jana }))).toEqual([]);
});

test("a saved visit is on the voucher, its page says the days that are left, and the tile too", async () => {
  const answer = await renata.post("/nova-udalost", form({ ftVoucher: String(voucher) }));
  const calendar = await renata.follow(answer);
  expect(calendar.text(".flash")).toContain("Platí poukaz FT.");
  const tile = calendar.all(".t").find((one) => one.text.includes("Dvořáčková"))!;
  // The visit is after the day by which care is to begin.
  expect(tile.getAttribute("data-k")).toContain("FT26");
  expect(calendar.text(".legend + .legend")).toContain("dní do lhůty poukazu FT");
  const page = await renata.get(tile.getAttribute("href")!);
  expect(page.text(".visits")).toContain("Poukaz FT, zbývá 1, začít do 11. 4. 2026, zbývá 26 dní");
  expect(page.all("[name=ftVoucher]")).toEqual([]);
  const text = (await renata.get(`/poukazy-ft/${voucher}`)).text("main");
  expect(text).toContain("začít do 11. 4. 2026, zbývá 26 dní");
  expect(text).toContain("Objednáno");
  const own = await renata.follow(await renata.post("/nova-udalost", form({ ftVoucher: `-${voucher}` })));
  expect(own.text(".flash")).not.toContain("poukaz");
});

test("a series takes what the voucher has left, and the message says what the patient pays", async () => {
  const begin = form({ ftVoucher: String(voucher), "repeat.frequency": "WEEKLY", "repeat.count": "3" });
  week += 3;
  const preview = await renata.post("/nova-udalost", begin);
  expect(preview.text("h1")).toBe("Opakování: co se zapíše");
  const written = await renata.post("/nova-udalost?write=1", {
    ...preview.filled("main form"),
    confirmOutsideHours: "on",
  } as never);
  expect((await renata.follow(written)).text(".flash")).toContain(
    "Poukaz FT platí návštěv: 2, zbylé platí pacient: 1.",
  );
});

test("a place that another booking took first is refused, and nothing that was typed is lost", async () => {
  await owner.query("update ft_vouchers set visits = 1 where id = $1", [voucher]);
  const late = form({ ftVoucher: String(voucher), note: "bolí rameno" });
  await renata.post("/nova-udalost", form({ ftVoucher: String(voucher) }));
  const refused = await renata.post("/nova-udalost", late);
  expect(refused.status).toBe(409);
  expect(refused.text("[role=alert]")).toContain("poukaz");
  expect([chosen(refused), refused.value("note")]).toEqual([[], "bolí rameno"]);
  const foreign = await renata.post("/nova-udalost", { ...late, patients: String(patients.karel) });
  expect(foreign.status).toBe(400);
  expect(foreign.text("[role=alert]")).toContain("Kdo platí");
});

test("the page asks for the voucher while a patient is chosen with scripts", async () => {
  const ask = async (query: string) =>
    JSON.parse((await renata.get(`/nova-udalost/volno?owner=${profiles.paramedic}${query}`)).html).ftVoucher;
  expect(await ask(`&patients=${patients.jana}`)).toMatchObject({ id: voucher, visitsLeft: 2 });
  expect(await ask(`&patients=${patients.jana}&patients=${patients.karel}`)).toBeNull();
  expect(await ask("")).toBeNull();
});
