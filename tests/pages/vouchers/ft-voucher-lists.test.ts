import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { applicant, billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const queries: string[] = [];
countQueries(database.app, queries);
const renata = visitor("receptionist");
const list = "/poukazy-ft";
const toEnter = `${list}?tab=k-zadani`;
const links = (
  page: { all(selector: string): { getAttribute(name: string): string | null | undefined }[] },
  selector: string,
) => page.all(selector).map((link) => link.getAttribute("href"));
const change = (id: number, set: string) => owner.query(`update ft_vouchers set ${set} where id = $1`, [id]);

/** A visit of Jana's on a voucher that is to be entered. */
const wait = (day: string) =>
  owner.query(
    `with event as (insert into events (medical_center_id, type, begin_at, end_at, owner_id) values ($1, 'EVENT', $2::timestamptz, $2::timestamptz + interval '1 hour', $3) returning id)
     insert into patient_attendances (medical_center_id, event_id, patient_card_id, on_ft_voucher) select $1, id, $4, true from event`,
    [ids.center, `${day} 08:00Z`, ids.profiles.paramedic, ids.patients.jana],
  );

beforeAll(async () => {
  await billInsurers(owner);
  await owner.query("update patient_attendances set on_ft_voucher = false, ft_voucher_id = null");
});

test("an empty list says what to do, in each of its tabs", async () => {
  const page = await renata.get(list);
  expect(page.text(".empty")).toContain("Poukaz zadáte na kartě pacienta");
  expect(links(page, ".empty a")).toEqual(["/kartoteka"]);
  expect(links(page, ".seg a")).toEqual([list, `${list}?risk=1`, toEnter, `${list}?tab=uzavrene`]);
  for (const [address, said] of [
    [`${list}?risk=1`, "14 dní před lhůtou"],
    [toEnter, "Žádný poukaz nechybí"],
    [`${list}?tab=uzavrene`, "Žádný uzavřený poukaz"],
    [`${list}?q=novak`, "Nic jsme nenašli"],
  ] as const)
    expect((await renata.get(address)).text(".empty").replaceAll("\u00a0", " ")).toContain(said);
  expect((await visitor("paramedic").get("/moje-prace")).text("main")).not.toContain("Poukazy FT");
});

test("the soonest limit comes first, late ones say so, and each row leads to its voucher and patient", async () => {
  const [fresh, late, closed] = [await ftVoucher(owner), await ftVoucher(owner), await ftVoucher(owner)];
  await change(fresh, "issued_at = '2026-03-16', booked_on = '2026-03-16'");
  await change(late, "issued_at = '2026-02-02', booked_on = '2026-02-03', insurer = '205', external_number = 'EZ-1'");
  await change(closed, "closed_at = now()");
  const page = await renata.get(list);
  expect(links(page, "tbody a[href*='poukazy-ft']")).toEqual([`${list}/${late}`, `${list}/${fresh}`]);
  expect(links(page, "tbody th a")[0]).toBe(`/kartoteka/${uuids.jana}`);
  const [first] = page.all("tbody tr");
  expect(first!.text.replaceAll("\u00a0", " ")).toContain("Začít do 14. 3. 2026, po lhůtě");
  expect(page.text(".seg")).toContain("Ohrožené (1)");
  expect(links(await renata.get(`${list}?risk=1`), "tbody a[href*='poukazy-ft']")).toEqual([`${list}/${late}`]);
  expect(links(await renata.get(`${list}?insurer=111&q=jana`), "tbody a[href*='poukazy-ft']")).toEqual([
    `${list}/${fresh}`,
  ]);
  expect(links(await renata.get(`${list}?q=ez-1&insurer=`), "tbody a[href*='poukazy-ft']")).toEqual([
    `${list}/${late}`,
  ]);
  expect(links(await renata.get(`${list}?tab=uzavrene`), "tbody a[href*='poukazy-ft']")).toEqual([`${list}/${closed}`]);
  const filter = page.document.querySelector("form.filters")!;
  expect(filter.getAttribute("method") ?? "get").toBe("get");
});

test("files are for administrators, and a foreign centre sees none of the vouchers", async () => {
  expect((await renata.get(list)).all("main a[href*='format=csv']")).toHaveLength(0);
  expect(links(await visitor("admin").get(`${list}?risk=1`), "main a[href*='format=csv']")[0]).toContain("risk=1");
  const foreign = await visitor("foreign").get(list);
  expect([foreign.status, foreign.text("main")]).toEqual([200, expect.not.stringContaining("Dvořáčková")]);
  expect((await visitor("foreign").get(toEnter)).text("main")).not.toContain("Dvořáčková");
});

test("the card file leads to the list in Czechia, and my work to what waits", async () => {
  await wait("2026-03-10");
  await wait("2026-03-11");
  expect(links(await renata.get("/kartoteka"), ".head a")).toContain(list);
  const work = await visitor("paramedic").get("/moje-prace");
  expect(links(work, "section.part li a")).toEqual([`${list}?risk=1`, toEnter]);
  expect(work.text("main")).toContain("2 návštěvy čekají na zadání poukazu");
});

test("a visit that waits leads to its patient's new voucher, which takes it and says so", async () => {
  const page = await renata.get(toEnter);
  const form = `/kartoteka/${uuids.jana}/novy-poukaz-ft`;
  expect(links(page, "tbody td:last-child a")).toEqual([form, form]);
  expect(page.text("tbody")).toContain("Petr");
  const empty = await renata.get(form);
  const made = await renata.post(form, {
    ...empty.filled("form#ft-voucher"),
    issuedAt: "2. 3. 2026",
    bookedOn: "9. 3. 2026",
    visits: "1",
    ftVoucherApplicant: String(await applicant(owner)),
    primaryDiagnosisQuery: "m545",
  } as never);
  const shown = await renata.follow(made);
  expect(shown.text(".flash")).toContain("Poukaz FT je zadaný. Čekajících návštěv na něj přešlo: 1.");
  const address = new URL(made.location!, "http://motus.example").pathname;
  const edit = await renata.get(`${address}/upravit`);
  const saved = await renata.post(`${address}/upravit`, { ...edit.filled("form#ft-voucher"), visits: "5" } as never);
  expect((await renata.follow(saved)).text(".flash")).toContain("Čekajících návštěv na něj přešlo: 1.");
  expect((await renata.get(toEnter)).text(".empty")).toContain("Žádný poukaz nechybí");

  for (const operation of ["uzavreni", "otevreni"]) {
    if (operation === "otevreni") await wait("2026-03-12");
    const ask = await renata.get(`${address}/${operation}`);
    const done = await renata.follow(await renata.post(`${address}/${operation}`, ask.filled("main form") as never));
    if (operation === "otevreni") expect(done.text(".flash")).toContain("je otevřený. Čekajících návštěv");
  }
});

test("the visits of an archived card lead to no form, which it would refuse", async () => {
  await wait("2026-03-13");
  await owner.query("update patient_cards set archived_at = now() where id = $1", [ids.patients.jana]);
  const page = await renata.get(toEnter);
  expect(page.text("tbody")).toContain("karta je");
  expect(links(page, "tbody td:last-child a")).toEqual([]);
  await owner.query("update patient_cards set archived_at = null where id = $1", [ids.patients.jana]);
});

test("pages of the list take as few queries for many rows as for some", async () => {
  const asked = async (address: string) => {
    await renata.get(address);
    queries.length = 0;
    await renata.get(address);
    return queries.length;
  };
  const [few, fewToEnter] = [await asked(list), await asked(toEnter)];
  for (let n = 0; n < 30; n++) {
    await ftVoucher(owner);
    await wait(`2026-04-${String(n + 1)}`);
  }
  expect([await asked(list), await asked(toEnter)]).toEqual([few, fewToEnter]);
  const page = await renata.get(toEnter);
  expect(page.all("tbody tr")).toHaveLength(25);
  expect((await renata.get(`${toEnter}&page=2`)).all("tbody tr").length).toBeGreaterThan(0);
});
