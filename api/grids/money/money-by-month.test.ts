import fc from "fast-check";
import { expect, test } from "vitest";
import { noSums, type MonthSums } from "#rules/months/sums.ts";
import { addDays, addMonths } from "#rules/time/dates.ts";
import { instantOf } from "#rules/time/time.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { februaryOf } from "#tests/kit/invoices/february.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { documentOf, operation } from "#tests/kit/money/random-money.ts";
import { hellers, sumOf, sumsOf, tableOf } from "#tests/kit/money/tables.ts";
import { randomOps } from "#tests/kit/chance/random-ops.ts";
import { serveFile } from "../../downloads/serve-file.ts";
import { sumMonths } from "../../months/sums.ts";
import { createDb } from "../../core/db/client.ts";
import { serveGrid } from "../serve-grid.ts";

/** A guard against hanging alone. */
const SLOW = 600_000;
/** The suite runs a few operations, more with MOTUS_TEST_RANDOM_OPS. */
const OPS = randomOps(60);
const months = ["2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01"];

const api = await testApi();
const { owner } = api.database;
await februaryOf(owner);
await owner.query(
  "insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', 'CZ6508000000192000145399', true)",
  [ids.center],
);
await owner.query("update sessions set expires_at = '2027-01-01'");

/** Sets the clock, with nobody away. */
async function goTo(moment: Date) {
  api.clock.now = moment;
  await owner.query("update sessions set last_seen_at = $1, authenticated_at = $1", [moment]);
}

const caller = { token: tokens.admin, address: "", requestId: "" };
async function fileOf(name: string, parameters: string) {
  const answer = await serveGrid(api.services, caller, name, new URLSearchParams(`format=csv&${parameters}`));
  return tableOf(Buffer.from(await answer.arrayBuffer()));
}
async function exportOf(from: string, to: string) {
  const { data } = await api.call(
    "admin",
    `mutation { invoiceExportCreate(input: { dateRange: { from: "${from}", to: "${to}" }, language: "cs", format: PAYMENT_TABLE, tableFormat: CSV }) { id total } }`,
  );
  const { id, total } = data.invoiceExportCreate;
  await runJobs(api);
  const { uuid } = (await api.call("admin", `{ invoiceExport(invoiceExport: ${id}) { file { uuid } } }`)).data
    .invoiceExport.file;
  const file = await serveFile(api.services, caller, uuid, { save: true });
  const rows = tableOf(Buffer.from(await file.arrayBuffer()));
  expect(rows.length).toBe(total);
  return rows;
}

type MoneySums = Pick<MonthSums, "cash" | "card" | "transfer" | "voucher" | "rounding">;

async function overview(from: string, to: string): Promise<MoneySums> {
  const { data } = await api.call(
    "admin",
    `{ payments(from: "${instantOf(from).toISOString()}", to: "${instantOf(addDays(to, 1)).toISOString()}") { byMethod { method amount rounding } } }`,
  );
  const sums = { cash: 0, card: 0, transfer: 0, voucher: 0, rounding: 0 };
  for (const { method, amount, rounding } of data.payments.byMethod) {
    sums[method.toLowerCase() as "cash"] += amount;
    sums.rounding += rounding;
  }
  return sums;
}

async function assertMonthsAgree() {
  const summed = await sumMonths(createDb(owner), { from: months[0]!, to: "2026-06-01", center: ids.center });
  for (const month of months) {
    const { cash, card, transfer, voucher, rounding, cashIn, cashOut } =
      summed.find((one) => one.month === month)?.sums ?? noSums;
    const expected = { cash, card, transfer, voucher, rounding };
    const last = addDays(addMonths(month, 1), -1);
    const days = `from=${month}&to=${last}`;
    expect(sumsOf(await fileOf("paymentEntries", days))).toEqual(expected);
    expect(sumsOf(await exportOf(month, last))).toEqual(expected);
    expect(await overview(month, last)).toEqual(expected);
    const book = await fileOf("cashEntries", days);
    expect([sumOf(book, "Příjem"), sumOf(book, "Výdej")]).toEqual([cashIn, -cashOut || 0]);
  }
}

test(
  "a payment in parts is a row for each part by its own day and method, whenever it arose",
  async () => {
    await goTo(new Date("2026-03-16T09:00:00Z"));
    const { data } = await api.call(
      "admin",
      `mutation { paymentCreate(input: { payer: "Klub", items: [{ name: "Tejp", price: { amount: 33333, currency: "CZK" }, targetType: ADDITIONAL_PROCEDURE }] }) { id } }`,
    );
    const { id } = data.paymentCreate;
    const take = async (method: string, amount: string, version: number) => {
      const { errors } = await api.call(
        "admin",
        `mutation { paymentUpdate(payment: ${id}, version: ${version}, input: { paymentMethod: ${method}${amount} }) { id } }`,
      );
      expect(errors).toBeUndefined();
    };
    await take("CARD", `, amount: { amount: 10000, currency: "CZK" }`, 1);
    // The last minute of March by Prague's clocks, and the first of April.
    await goTo(new Date("2026-03-31T21:59:00Z"));
    await take("TRANSFER", `, amount: { amount: 3300, currency: "CZK" }`, 2);
    await goTo(new Date("2026-03-31T22:00:00Z"));
    await take("CASH", "", 3);
    const rowsOf = async (from: string, to: string) =>
      (await exportOf(from, to))
        .filter((row) => row.Plátce === "Klub")
        .map((row) => [row.Kdy, row.Jak, row.Částka, row.Zaokrouhlení, row["Pokladní doklad"]]);
    expect(await rowsOf("2026-03-01", "2026-03-31")).toEqual([
      ["16.3.2026 10:00", "Kartou", "100,00", "", ""],
      ["31.3.2026 23:59", "Převodem", "33,00", "", ""],
    ]);
    expect(await rowsOf("2026-04-01", "2026-04-30")).toEqual([
      ["1.4.2026 0:00", "Hotově", "200,33", "-0,33", expect.stringMatching(/^P1-2026-\d{4}$/)],
    ]);
    await assertMonthsAgree();
  },
  SLOW,
);

test(
  "exports, files, the overview and the cash book equal the sums of months after random operations",
  async () => {
    const moved = fc.record({ operation, minutes: fc.integer({ min: 1, max: 3 * 24 * 60 }) });
    const end = new Date("2026-05-31T20:00:00Z");
    let succeeded = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(moved, { minLength: 10, maxLength: 20 }), async (steps) => {
        for (const { operation, minutes } of steps) {
          const next = new Date(api.clock.now.getTime() + minutes * 60_000);
          await goTo(next < end ? next : api.clock.now);
          const document = await documentOf(owner, operation);
          if (!document) continue;
          const answer = await api.call("admin", `mutation { ${document} }`);
          expect(answer.status).not.toBe(500);
          if (!answer.errors) succeeded++;
        }
        await assertMonthsAgree();
      }),
      { numRuns: Math.ceil(OPS / 15) },
    );
    expect(succeeded).toBeGreaterThan(OPS / 6);
  },
  SLOW,
);

test("each balance of the cash book's file follows from the one before, by box", async () => {
  const balances = new Map<string, number>();
  for (const row of await fileOf("cashEntries", "")) {
    const after = (balances.get(row.Pokladna!) ?? 0) + hellers(row.Příjem) - hellers(row.Výdej);
    expect(hellers(row.Zůstatek)).toBe(after);
    balances.set(row.Pokladna!, after);
  }
  expect(balances.size).toBeGreaterThan(0);
});
