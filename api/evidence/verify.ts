import { sql } from "drizzle-orm";
import { looseRows } from "../audit/loose-rows.ts";
import { unanchored } from "../audit/unanchored.ts";
import { verifyChains, type ChainReport } from "../audit/verify.ts";
import type { Differing } from "../audit/verify-records.ts";
import { verifyConsents } from "../consents/verify.ts";
import type { Db } from "../core/db/client.ts";
import type { Reader } from "../core/db/roles.ts";
import { inSnapshot } from "../core/db/snapshot.ts";
import { findGaps, type Gap } from "../invoices/find-gaps.ts";
import { verifyInvoices } from "../invoices/verify.ts";
import { findChangedMonths, type ChangedMonth } from "../months/find-changed.ts";
import { verifyReports } from "../medical-reports/signing/verify.ts";
import { findUnequalSums, type UnequalSum } from "./money/find-unequal.ts";
import { verifyMoneyRows, type MoneyRow } from "./money/verify-rows.ts";
import { readAnchors, type Anchor } from "../core/outside/anchors.ts";

/** So many rows outside of the chains are counted. */
const MOST_LOOSE = 1_000;

/**
 * Number of checked records and rows of money, those that differ from the log, series of invoices with gaps, closed
 * months whose sums differ, sums of money that are not those of their rows, and the verified part of each centre's
 * chain.
 */
export type Evidence = {
  reports: number;
  consents: number;
  invoices: number;
  money: number;
  differing: Differing[];
  differingMoney: MoneyRow[];
  unequalSums: UnequalSum[];
  gaps: Gap[];
  months: ChangedMonth[];
  chains: ChainReport[];
};

/**
 * Follows the chains and holds every signed report, consent, wording, invoice and row of money against the log. Needs
 * one connection, that sees every row.
 */
export async function verifyEvidence(db: Db, anchors: Anchor[]): Promise<Evidence> {
  const chains: ChainReport[] = [];
  for await (const chain of verifyChains(db, anchors)) chains.push(chain);
  const reports = await verifyReports(db);
  const consents = await verifyConsents(db);
  const invoices = await verifyInvoices(db);
  const money = await verifyMoneyRows(db);
  return {
    reports: reports.checked,
    consents: consents.checked,
    invoices: invoices.checked,
    money: money.checked,
    differing: [...reports.differing, ...consents.differing, ...invoices.differing],
    differingMoney: money.differing,
    unequalSums: await findUnequalSums(db),
    gaps: await findGaps(db),
    months: await findChangedMonths(db),
    chains,
  };
}

/** The same of a database in use, at one moment, with the rows outside of the chains and the faults of the anchors. */
export async function verifyInUse(loginOfMoment: () => Promise<Reader>, auditAnchors: string) {
  const { anchors, unreadable } = await readAnchors(auditAnchors); // before the rows, so that none is ahead of them
  return inSnapshot(await loginOfMoment(), async (db) => {
    const { rows } = await db.execute<{ id: number }>(sql`select id from medical_centers order by id`);
    const { loose } = await looseRows(db, MOST_LOOSE);
    return {
      centers: rows.map(({ id }) => id),
      ...(await verifyEvidence(db, anchors)),
      loose,
      unanchored: await unanchored(db, anchors),
      unreadable,
    };
  });
}
