import fc from "fast-check";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { inSnapshot } from "#api/core/db/snapshot.ts";
import { findUnequalSums } from "#api/evidence/money/find-unequal.ts";
import { verifyMoneyRows } from "#api/evidence/money/verify-rows.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { askedBatch } from "#tests/kit/insurance.ts";
import { februaryOf } from "#tests/kit/invoices/february.ts";
import { documentOf, operation } from "#tests/kit/money/random-money.ts";
import { randomOps } from "#tests/kit/chance/random-ops.ts";
import { findChangedMonths } from "./find-changed.ts";

/** The suite runs a few operations, more with MOTUS_TEST_RANDOM_OPS. */
const OPS = randomOps(60);

const api = await testApi();
const { owner } = api.database;
await februaryOf(owner);
// Two batches that one payment asks for.
const { payment } = await askedBatch(owner);
await askedBatch(owner, { payment });
await owner.query(
  "insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', 'CZ6508000000192000145399', true)",
  [ids.center],
);
await owner.query(
  "insert into cash_closes (medical_center_id, cash_box_id, at, counted, difference, profile_id) values ($1, $2, '2026-03-01', 100000, 0, $3)",
  [ids.center, ids.cashBoxes.first, ids.profiles.admin],
);

/** Rows of money that the application did not record, and sums that are not those of their rows. */
const verify = () =>
  inSnapshot({ connectionString: api.database.url }, async (db) => ({
    rows: (await verifyMoneyRows(db)).differing,
    sums: await findUnequalSums(db),
  }));

test("after random operations of the next month the sums of a closed month are those of its close, and all sums those of their rows", async () => {
  const { errors } = await api.call("admin", `mutation { monthClose(month: "2026-02") { month } }`);
  expect(errors).toBeUndefined();
  await owner.query("select attest_money()");
  expect((await verify()).rows).toEqual([]);
  const { sums: before } = await verify();
  let succeeded = 0;
  await fc.assert(
    fc.asyncProperty(operation, async (given) => {
      const document = await documentOf(owner, given);
      if (!document) return;
      const answer = await api.call("admin", `mutation { ${document} }`);
      if (!answer.errors) succeeded++;
      expect(answer.status).not.toBe(500);
      expect(await findChangedMonths(createDb(owner))).toEqual([]);
      expect(await verify()).toEqual({ rows: [], sums: before });
    }),
    { numRuns: OPS },
  );
  expect(succeeded).toBeGreaterThan(OPS / 6);
});
