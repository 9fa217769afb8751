import { expect, test } from "vitest";
import { addDays, addMonths, monthStart } from "#rules/time/dates.ts";
import { turnOfCommit } from "#tests/kit/chance/turn-of-commit.ts";
import { demoClinic } from "#tests/kit/seed/demo-clinic.ts";

const { load, empty, rows, count, print } = await demoClinic();

test("a database with a clinic of its own stays as it is", async () => {
  const before = await print();
  expect(await load()).toEqual([]);
  expect(await print()).toEqual(before);
});

test("the demo clinic is the same at another hour of its day", async () => {
  await empty();
  await load();
  const first = await print();
  await empty();
  await load({ now: new Date("2026-03-18T16:30:00Z") });
  expect(await print()).toEqual(first);
});

/** Days that are tried, from one of a thousand that the commit chooses: each day draws other people and visits. */
const DAYS = Number(process.env.MOTUS_DEMO_DAYS ?? 1);

test(
  "a clinic of any day has consents of patients with courses, a month that is billed, and one of three insurers to be billed",
  { timeout: 0 },
  async () => {
    const first = turnOfCommit(1_000);
    for (let n = 0; n < DAYS; n++) {
      const day = addDays("2026-12-01", (first + n * 37) % 1_000);
      await empty();
      await load({ now: new Date(`${day}T09:00:00Z`) });
      const lastMonth = addMonths(monthStart(day), -1);
      const [billed] = await rows("select count(distinct insurer)::int as insurers from batches");
      const [toBill] = await rows(
        `select count(distinct insurer)::int as insurers from patient_attendances a join ft_vouchers v on v.id = a.ft_voucher_id
        join medical_reports r on r.patient_attendance_id = a.id
        where a.billed_document_id is null and r.signed_at is not null and r.coding is not null
          and r.examined_at >= '${lastMonth}' and r.examined_at < '${monthStart(day)}'`,
      );
      const unsigned = "medical_reports where signed_at is null and patient_card_id not in";
      expect(await count(`${unsigned} (select patient_card_id from gdpr_consents)`), day).toBe(0);
      expect([billed.insurers, toBill.insurers], day).toEqual([3, expect.toSatisfy((count: number) => count > 2)]);
    }
  },
);
