import type { Services } from "../context.ts";
import type { Db } from "../db/client.ts";
import { readWhole } from "../db/replica.ts";
import type { Reader } from "../db/roles.ts";
import { inSnapshot } from "../db/snapshot.ts";
import { evidenceMails } from "../../evidence/mails.ts";
import { recordCheck, type Found } from "../../evidence/record-check.ts";
import { verifyInUse } from "../../evidence/verify.ts";
import { notifyOperator } from "../../operator/notify-operator.ts";
import { readOperator } from "../../operator/operator.ts";
import { untilNight } from "./back-up.ts";
import { jobContext } from "./job-context.ts";
import { enqueue, type Handler } from "../queue/queue.ts";
import { MINUTE } from "#rules/time/durations.ts";

const NIGHT = "03:30";
const AFTER_START = 10 * MINUTE;
/** Records that the log of the process names; the commands name all. */
const NAMED = 20;

type Verified = Awaited<ReturnType<typeof verifyInUse>>;

/**
 * Verifies every night the audit log's chains and compares signed reports, consents, invoices and money with them; the
 * next night is scheduled first. Each centre's audit log records the result; its administrators get a mail of
 * differences in its own evidence, and the operator one of all.
 */
export const verifyEvidenceJob =
  (services: Services, reader: Reader, log: (line: Record<string, unknown>) => void): Handler =>
  async () => {
    const { db, settings, now } = services;
    await enqueueCheck(db, untilNight(now(), NIGHT));
    const verified = await readWhole(services, reader, (loginOfMoment) =>
      verifyInUse(loginOfMoment, settings.auditAnchors),
    ).catch((error: unknown) => {
      // A database's message about a failure may name a patient.
      log({ level: "error", event: "evidenceUnchecked", error: (error as { code?: string }).code ?? "unknown" });
      throw error;
    });
    const ctx = jobContext(services);
    const { by } = await inSnapshot(reader, (db) => readOperator(db, settings));
    const shared = sharedIn(verified);
    let sum = shared;
    for (const center of verified.centers) {
      const own = foundIn(verified, center);
      const found = own.reports + own.consents + own.invoices + own.money + own.log;
      sum += found;
      // Administrators who stand in for the operator get the mail about all.
      await recordCheck(ctx, center, { ...own, log: own.log + shared }, by === "administrators" ? 0 : found);
    }
    const { reports, consents, invoices, money, differing, differingMoney, unequalSums, gaps, months, chains } =
      verified;
    if (sum === 0) return log({ level: "info", event: "evidenceChecked", reports, consents, invoices, money });
    const records = differing.slice(0, NAMED).map(({ kind, id, fault }) => `${kind} ${id} ${fault}`);
    log({
      level: "error",
      event: "evidenceDiffers",
      found: sum,
      records,
      money: differingMoney.slice(0, NAMED).map(({ table, id, fault }) => `${table} ${id} ${fault}`),
      sums: unequalSums.slice(0, NAMED),
      gaps,
      months,
      chains: chains.flatMap(({ center, finding }) => (finding ? [{ center, ...finding }] : [])),
    });
    await notifyOperator(ctx, reader, (language) => evidenceMails[language].ofInstallation(sum));
  };

/** Differences of a centre's own evidence. */
function foundIn(verified: Verified, center: number): Found {
  const { differing, differingMoney, unequalSums, gaps, months } = verified;
  const kinds = differing.flatMap(({ kind, medicalCenterId }) => (medicalCenterId === center ? [kind] : []));
  const reports = kinds.filter((kind) => kind === "medicalReport").length;
  const altered = kinds.filter((kind) => kind === "invoice").length;
  const isOfCenter = ({ medicalCenterId }: { medicalCenterId: number }) => medicalCenterId === center;
  return {
    reports,
    consents: kinds.length - reports - altered,
    invoices: altered + [...gaps, ...months].filter(isOfCenter).length,
    money: [...differingMoney, ...unequalSums].filter(isOfCenter).length,
    log: logFaults(verified).filter((fault) => fault.center === center).length,
  };
}

/** Differences of the anchors as a whole and of rows whose centre is lost, which each centre's log records. */
const sharedIn = (verified: Verified): number =>
  verified.unreadable.length + logFaults(verified).filter(({ center }) => center === null).length;

const logFaults = ({ chains, loose, unanchored }: Verified): { center: number | null }[] => [
  ...chains.filter(({ finding }) => finding),
  ...loose,
  ...unanchored,
];

/** The first check some time after the start, so that a machine that is off at night is checked too. */
export const awaitCheck = (db: Db) => enqueueCheck(db, AFTER_START);

const enqueueCheck = (db: Db, after: number) =>
  enqueue(db, "verifyEvidence", {}, { key: "verifyEvidence", after, maxAttempts: 3, oneAtATime: "installation" });
