import { beforeAll, beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const { profiles, patients, procedures } = ids;
const renata = visitor("receptionist");
let voucher = 0;
const at = () => `/poukazy-ft/${voucher}/planovani`;
const planned = () => `${at()}?procedure=${procedures.therapy}&profile=0`;
const form = "form#ft-voucher-visits";

beforeAll(() => billInsurers(owner));
beforeEach(async () => {
  await owner.query("update ft_vouchers set closed_at = now()");
  voucher = await ftVoucher(owner, { visits: 3 });
});

const options = (page: Page, row: number) =>
  page.all(`[name="visits[${row}].slot"] option`).map((option) => option.getAttribute("value")!);
const chosen = (page: Page) =>
  page.all(`${form} select`).map((select) => {
    const selected = select.querySelector("option[selected]") ?? select.querySelector("option");
    return selected!.getAttribute("value")!;
  });
const ticks = (page: Page) => page.all(`${form} [type=checkbox]`).map((box) => box.hasAttribute("checked"));
/** Sends the visits of a page; a change to null leaves a field out. */
function book(page: Page, more: Record<string, string | null> = {}) {
  const fields = Object.entries({ ...page.filled(form), ...more }).filter(([, value]) => value !== null);
  const [action] = page.all(form).map((one) => one.getAttribute("action")!);
  return renata.post(action!, Object.fromEntries(fields) as never);
}

test("the voucher's page leads to a plan, which proposes what the patient had last", async () => {
  const link = (await renata.get(`/poukazy-ft/${voucher}`)).all(`a[href="${at()}"]`);
  expect(link.map((one) => one.text)).toEqual(["Naplánovat návštěvy"]);
  const page = await renata.get(at());
  expect(page.text("main")).toContain("Zbývají 3 návštěvy. Začít do 11. 4. 2026. Dokončit do 2. 8. 2026.");
  expect(ticks(page)).toEqual([true, true, true]);
  expect(options(page, 0).length).toBeGreaterThan(2);
  const done = await renata.follow(await book(page, { "visits[2].on": null }));
  expect(done.text(".flash")).toContain("Objednali jsme 2 návštěvy, poslední je 24. 3. 2026.");
  expect(done.text("main")).toContain("0 využito, 2 objednáno, 1 zbývá");
  expect(done.all("tbody tr").filter((row) => row.text.includes("objednaná"))).toHaveLength(2);
  const next = await renata.get(at());
  expect(next.all("[name=profile] [selected]").map((one) => one.getAttribute("value"))).toEqual([
    String(profiles.paramedic),
  ]);
  expect(chosen(next)).toHaveLength(1);
});

test("a visit is exchanged for another free slot", async () => {
  const page = await renata.get(planned());
  const other = options(page, 1).find((slot) => slot !== chosen(page)[1])!;
  await renata.follow(await book(page, { "visits[1].slot": other }));
  const { rows } = await owner.query(
    "select begin_at from patient_attendances join events on events.id = event_id where ft_voucher_id = $1",
    [voucher],
  );
  expect(rows.map(({ begin_at }) => begin_at.toISOString())).toContain(other.split(" ")[0]);
});

test("a slot that was taken since is named and replaced, and the other choices stay", async () => {
  const page = await renata.get(planned());
  const slots = chosen(page);
  const kept = options(page, 2).find((slot) => slot !== slots[2])!;
  const [beginAt] = slots[1]!.split(" ");
  await owner.query("update ft_vouchers set booked_on = '2026-03-16' where id = $1", [voucher]);
  await renata.post("/nova-udalost", {
    eventType: "EVENT",
    procedure: String(procedures.therapy),
    date: beginAt!.slice(0, 10),
    from: new Date(beginAt!).toLocaleTimeString("cs", {
      timeZone: "Europe/Prague",
      hour: "2-digit",
      minute: "2-digit",
    }),
    owner: String(profiles.paramedic),
    patients: String(patients.karel),
  });
  const refused = await book(page, { "visits[0].on": null, "visits[2].slot": kept });
  expect(refused.status).toBe(409);
  expect(refused.text("[role=alert]")).toContain("Návštěvy nejsou objednané");
  expect(refused.text("[role=alert]")).toMatch(/24\. 3\. 2026.*Petr Šindelář/s);
  expect(refused.text("h1")).toBe("Plán návštěv");
  const now = chosen(refused);
  expect(now).toHaveLength(3);
  expect([now[0], now[2]]).toEqual([slots[0], kept]);
  expect(now[1]).not.toBe(slots[1]);
  expect(ticks(refused)).toEqual([false, true, true]);
  expect(refused.text(form)).toContain("nový návrh místo obsazeného termínu");
  expect((await renata.follow(await book(refused))).text(".flash")).toContain("Objednali jsme 2 návštěvy");
});

test("visits after the last day are said and left out, and are booked on purpose", async () => {
  const late = await renata.get(`${planned()}&from=27.7.2026&daysBetween=7`);
  expect(late.text(".note.warn")).toContain("Do 2. 8. 2026, kdy má péče skončit, se 2 návštěvy nevejdou.");
  expect(late.text(".note.warn")).toContain("První návštěva bude až po 11. 4. 2026");
  expect(ticks(late)).toEqual([true, false, false]);
  const done = await renata.follow(await book(late, { "visits[1].on": "on" }));
  expect(done.text(".flash")).toContain("Objednali jsme 2 návštěvy");
});

test("bad criteria are named at their fields, which keep what was typed", async () => {
  const page = await renata.get(`${at()}?from=kdysi&visits=4&daysBetween=mnoho&timeFrom=25&timeTo=8`);
  expect(page.status).toBe(400);
  for (const [name, value] of [
    ["from", "kdysi"],
    ["visits", "4"],
    ["daysBetween", "mnoho"],
    ["timeFrom", "25"],
  ])
    expect([name, page.value(name!)]).toEqual([name, value]);
  expect(page.text("main")).toContain("Zadejte číslo.");
  expect(page.all(form)).toEqual([]);
  const many = await renata.get(`${planned()}&visits=4`);
  expect(many.status).toBe(400);
  expect(many.text(".filters .wrong")).toContain("Poukaz FT už tolik návštěv nemá.");
  const stranger = await renata.get(`${at()}?procedure=${procedures.therapy}&profile=${profiles.receptionist}`);
  expect(stranger.status).toBe(400);
  expect(stranger.text("main")).toContain("Terapeut: Vyberte jednu z nabízených možností.");
});

test("no ticked visit, a broken slot and an old version are refused, and the visits stay", async () => {
  const page = await renata.get(planned());
  const none = await book(page, { "visits[0].on": null, "visits[1].on": null, "visits[2].on": null });
  expect(none.status).toBe(400);
  expect(none.text("[role=alert]")).toContain("Zaškrtněte aspoň jednu návštěvu.");
  expect(ticks(none)).toEqual([false, false, false]);
  expect(chosen(none)).toEqual(chosen(page));
  const broken = await book(page, { "visits[1].slot": "zítra" });
  expect([broken.status, chosen(broken)[0]]).toEqual([400, chosen(page)[0]]);
  const old = await book(page, { version: "7" });
  expect(old.status).toBe(409);
  expect(old.text("[role=alert]")).toContain("Mezitím");
  expect(chosen(old)).toEqual(chosen(page));
});

test("a closed or used up voucher says so, and a foreign one is not found", async () => {
  await owner.query("update ft_vouchers set closed_at = now() where id = $1", [voucher]);
  const closed = await renata.get(at());
  expect([closed.status, closed.text("main")]).toEqual([409, expect.stringContaining("Poukaz FT je uzavřený.")]);
  await owner.query("update ft_vouchers set closed_at = null, visits = 1 where id = $1", [voucher]);
  const page = await renata.get(planned());
  await book(page);
  const usedUp = await renata.get(at());
  expect([usedUp.status, usedUp.text("main")]).toEqual([409, expect.stringContaining("nezbývá žádná návštěva")]);
  const again = await book(page, { idempotencyKey: "another" });
  expect([again.status, again.text("main")]).toEqual([409, expect.stringContaining("nezbývá žádná návštěva")]);
  expect((await renata.get(`/poukazy-ft/${voucher}`)).all(`a[href="${at()}"]`)).toEqual([]);
  expect((await visitor("foreign").get(at())).status).toBe(404);
});
