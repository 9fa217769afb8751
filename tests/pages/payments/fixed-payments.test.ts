import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const { anna, jana, karel } = ids.payments;

const fix = (payment: number, change: string) => owner.query(`update payments set ${change} where id = $1`, [payment]);
/** The reason that the page of a change gives in place of its form; null where it has one. */
async function reasonOf(address: string, who: Role = "receptionist") {
  const page = await visitor(who).get(address);
  expect(page.status).toBe(200);
  return page.all("main form[method=post]").length > 0 ? null : page.text("main .sheet p");
}
const reasonsOf = (payment: number) =>
  Promise.all(["polozky", "platce", "zruseni"].map((change) => reasonOf(`/platby/${payment}/${change}`)));

test("lines of a payment of a closed month cannot be changed, and both pages say why; its payer can", async () => {
  const { rows } = await owner.query(
    `insert into payments (medical_center_id, currency, price, variable_symbol, created_at) values ($1, 'CZK', 10000, '26900088', '2026-02-10') returning id`,
    [ids.center],
  );
  const { id } = rows[0];
  const offers = async () => {
    const page = await visitor("receptionist").get(`/platby/${id}`);
    const offered = (name: string) => page.all(`main a[href$="/${id}/${name}"]`).length;
    return [offered("polozky"), offered("platce"), offered("zruseni"), page.text("main").includes("je uzavřený")];
  };
  expect(await offers()).toEqual([1, 1, 1, false]);
  expect(await reasonsOf(id)).toEqual([null, null, null]);
  await owner.query(
    "insert into month_closes (medical_center_id, month, sums, closed_at, closed_by) values ($1, '2026-02-01', '{}', now(), $2)",
    [ids.center, ids.profiles.admin],
  );
  expect(await offers()).toEqual([0, 1, 1, true]);
  expect(await reasonsOf(id)).toEqual([expect.stringContaining("Měsíc je uzavřený."), null, null]);
});

test("lines of a payment of which something is paid say so in place of a form, and what others took is not given back", async () => {
  expect(await reasonsOf(karel)).toEqual([expect.stringContaining("už je něco zaplaceno"), null, null]);
  expect(await reasonOf(`/platby/${karel}/zruseni`, "paramedic")).toContain("nemá oprávnění");
});

test("a payment with an invoice changes neither lines nor payer, and is not canceled", async () => {
  await fix(jana, "invoiced_at = now()");
  expect(await reasonsOf(jana)).toEqual(Array(3).fill(expect.stringContaining("Platba už má fakturu")));
});

test("a canceled payment has no forms, and leads back to its page", async () => {
  await fix(anna, "canceled_at = now(), cancel_cause = 'CANCELED', cancel_reason = 'Omyl'");
  expect(await reasonsOf(anna)).toEqual(Array(3).fill(expect.stringContaining("Platba je zrušená")));
  const page = await visitor("receptionist").get(`/platby/${anna}/polozky`);
  expect(page.all(`main a[href="/platby/${anna}"]`).length).toBe(1);
});

test("the page of a canceled payment says whether a person, its visit or another payment ended it", async () => {
  const said = async (cause: string, reason: string) => {
    await fix(anna, `canceled_at = '2026-03-16T09:00:00Z', cancel_cause = '${cause}', cancel_reason = ${reason}`);
    return (await visitor("receptionist").get(`/platby/${anna}`)).text("main").replaceAll("\u00a0", " ");
  };
  expect(await said("CANCELED", "'Omyl'")).toContain("Zrušena 16. 3. 2026 10:00: Omyl");
  expect(await said("WAIVED", "null")).toContain("Zrušena 16. 3. 2026 10:00 s návštěvou");
  expect(await said("REPLACED", "null")).toContain("Nahrazena 16. 3. 2026 10:00 jinou platbou za návštěvu");
});

test("an entry that may not be reversed, or is reversed, says so in place of a form", async () => {
  const address = `/platby/${karel}/storno/${ids.paymentEntries.karel}`;
  expect(await reasonOf(address, "paramedic")).toContain("nemá oprávnění");
  const form = (await visitor("admin").get(address)).filled("main form");
  await visitor("admin").post(address, { ...form, reason: "Omyl" });
  expect(await reasonOf(address, "admin")).toContain("už je stornovaná");
});
