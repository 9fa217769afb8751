import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sealAudit } from "#api/audit/seal.ts";
import type { Services } from "#api/core/context.ts";
import { jobContext } from "#api/core/jobs/job-context.ts";
import { remindVisits } from "#api/notices/remind.ts";
import { fileAnchors } from "#api/core/outside/anchors.ts";
import { installQueue } from "#api/core/queue/install-queue.ts";
import { readSettings } from "#api/settings/settings.ts";
import { sendSheets } from "#api/sheets/send-due.ts";
import { addDays } from "#rules/time/dates.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { instantOf } from "#rules/time/time.ts";
import { today, tokens } from "#tests/cast/people.ts";
import { loadManyEvents } from "#tests/kit/calendar/many-events.ts";
import { addCenters, addVisits, FIRST_OF_MORE } from "#tests/kit/centers/more-centers.ts";
import { castDatabase, onServer } from "../cast-database.ts";
import { quantile, timesOf } from "../measure.ts";
import { report, type Figure } from "../table.ts";
import { noticeBehindMany } from "./notice-behind-many.ts";

const CENTERS = 1_000;
const BUSY = 10;
/** Minutes of an evening, in each of which every busy centre has visits to remind of. */
const MINUTES = 12;
const VISITS = 5;
const people = Array.from({ length: 8 }, (_, n) => 1001 + n);
const week = `query ($from: DateTime!, $to: DateTime!, $staffs: [Int!]) { events(from: $from, to: $to, staffs: $staffs) {
  id eventType beginAt endAt name color procedure { name color } owner { id } patientAttendances { state patientCard { surname } } } }`;
const patients = `{ dataGrid(name: "patients", parameters: []) { total items } }`;

const ROUNDS = Array.from({ length: 9 });
const folder = mkdtempSync(path.join(tmpdir(), "motus-bench-centers-"));
type Database = Awaited<ReturnType<typeof castDatabase>>;

/** So many centres, of which ten have visits. */
const withCenters = (server: Parameters<typeof castDatabase>[0], name: string, count: number) =>
  castDatabase(server, name, async (owner) => {
    await installQueue({ ...server, database: `bench_${name}` }, () => {});
    await loadManyEvents(owner, 10_000);
    await addCenters(owner, count, today);
    const busy = Array.from({ length: BUSY }, (_, n) => FIRST_OF_MORE + n);
    await addVisits(owner, busy, { day: addDays(today, 2), minutes: MINUTES, each: VISITS });
    await owner.query("vacuum analyze events, patient_attendances");
  });

/** Milliseconds of the jobs of each minute from seven in the evening on, when reminders and sheets go. */
async function minutesOf({ services }: Database, name: string): Promise<number[]> {
  const clock = { now: instantOf(addDays(today, 1), "19:00") };
  const settings = readSettings({ MOTUS_DATA: path.join(folder, name), SMTP_URL: "smtps://mail.example" });
  const all = {
    ...services,
    settings,
    now: () => clock.now,
    anchors: fileAnchors(path.join(folder, name, "anchors"), () => {}),
    auditCopy: null,
  } as Services;
  const times: number[] = [];
  for (let minute = 0; minute < MINUTES; minute++) {
    const started = performance.now();
    const ctx = jobContext(all);
    await remindVisits(ctx);
    await sendSheets(ctx);
    await sealAudit(ctx);
    times.push(performance.now() - started);
    clock.now = later(clock.now, MINUTE);
  }
  return times;
}

await onServer(async (server) => {
  try {
    const few = await withCenters(server, "ten", BUSY);
    const many = await withCenters(server, "thousand", CENTERS);
    const jobs = { few: await minutesOf(few, "ten"), many: await minutesOf(many, "thousand") };
    const pages: Record<string, (center: Database) => Promise<unknown>> = {
      "A week of 8 people": ({ ask }) =>
        ask(week, { from: "2026-03-16T00:00:00+01:00", to: "2026-03-23T00:00:00+01:00", staffs: people }),
      "The list of patients": ({ ask }) => ask(patients, {}, tokens.admin),
    };
    const figures: Figure[] = [
      {
        name: "A minute's jobs of 1,000 centres, 10 of them busy, against those of the 10",
        value: quantile(jobs.many, 0.5),
        baseline: quantile(jobs.few, 0.5),
        unit: "ms",
        budgetOfRatio: 2,
      },
    ];
    for (const [name, page] of Object.entries(pages)) {
      const times = await timesOf({ few: () => page(few), many: () => page(many) }, ROUNDS);
      figures.push({
        name: `${name}, among 1,000 centres against 10`,
        value: quantile(times.many, 0.5),
        baseline: quantile(times.few, 0.5),
        unit: "ms",
        budgetOfRatio: 1.2,
      });
    }
    await few.close();
    await many.close();
    report([...figures, await noticeBehindMany(server, folder)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
