import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { grantLogins } from "#api/core/db/grant-logins.ts";
import { loginsOf } from "#api/core/db/roles.ts";
import type { Services } from "#api/core/context.ts";
import { jobContext } from "#api/core/jobs/job-context.ts";
import { jobGroups, jobHandlers } from "#api/core/jobs/handlers.ts";
import { remindVisits } from "#api/notices/remind.ts";
import type { Mail } from "#api/core/outside/mail.ts";
import { installQueue } from "#api/core/queue/install-queue.ts";
import { startQueue } from "#api/core/queue/queue.ts";
import { readSettings } from "#api/settings/settings.ts";
import { addDays } from "#rules/time/dates.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { instantOf } from "#rules/time/time.ts";
import { today } from "#tests/cast/people.ts";
import { addCenters, addVisits, FIRST_OF_MORE } from "#tests/kit/centers/more-centers.ts";
import { castDatabase } from "../cast-database.ts";
import { quantile } from "../measure.ts";
import type { Figure } from "../table.ts";

/** Each is reminded of by a mail and an SMS: a thousand notices. */
const VISITS = 500;
const ROUNDS = 5;
/** As long as a mail server takes for a mail. */
const MAIL_MS = 25;
const [OTHER, OWN] = [FIRST_OF_MORE, FIRST_OF_MORE + 1];
const DATABASE = "notices";

/** The time until a centre's one reminder is sent behind a thousand of another centre's, and that of it alone. */
export async function noticeBehindMany(server: ClientConfig, folder: string): Promise<Figure> {
  const owned = { ...server, database: `bench_${DATABASE}` };
  const { services, logins, close } = await castDatabase(server, DATABASE, async (owner) => {
    await installQueue(owned, () => {});
    await grantLogins(owned, loginsOf(owned, "bench"));
    await addCenters(owner, 2, today);
  });
  const owner = new pg.Pool({ ...owned, max: 2 });
  const clock = { now: instantOf(addDays(today, 1), "19:00") };
  let onMail: (mail: Mail) => void = () => {};
  const all = {
    ...services,
    settings: readSettings({ MOTUS_DATA: path.join(folder, DATABASE), SMTP_URL: "smtps://mail.example" }),
    now: () => clock.now,
    mailer: { send: async (mail) => void (await sleep(MAIL_MS), onMail(mail)) },
    sms: { send: () => sleep(MAIL_MS) },
  } as Services;
  const queue = await startQueue({
    login: logins.queue,
    handlers: jobHandlers(all),
    groups: jobGroups,
    concurrency: 2,
    log: (line) => console.log(JSON.stringify(line)),
  });

  /** Milliseconds from the moment at which the reminder of the one visit is entered until its mail is sent. */
  async function sending(minute: number): Promise<number> {
    await addVisits(owner, [OWN], { day: addDays(today, 2), fromMinute: minute, each: 1 });
    const sent = new Promise<void>((resolve) => (onMail = ({ to }) => to.endsWith("-1@pacient.example") && resolve()));
    const started = performance.now();
    while (await remindVisits(jobContext(all)));
    await sent;
    return performance.now() - started;
  }

  const [alone, behind]: [number[], number[]] = [[], []];
  for (let minute = 0; minute <= ROUNDS; minute++) {
    clock.now = later(instantOf(addDays(today, 1), "19:00"), 2 * minute * MINUTE);
    const time = await sending(2 * minute);
    await drained(owner);
    clock.now = later(clock.now, MINUTE);
    await addVisits(owner, [OTHER], { day: addDays(today, 2), fromMinute: 2 * minute + 1, each: VISITS });
    while (await remindVisits(jobContext(all)));
    const amid = await sending(2 * minute + 1);
    // The others need not be sent.
    await owner.query("delete from graphile_worker._private_jobs where locked_at is null");
    await drained(owner);
    // The first round is to warm up.
    if (minute === 0) continue;
    alone.push(time);
    behind.push(amid);
  }
  await queue.stop();
  await owner.end();
  await close();
  return {
    name: "A notice behind another centre's 1,000, against one that is alone",
    value: quantile(behind, 0.5),
    baseline: quantile(alone, 0.5),
    unit: "ms",
    budgetOfRatio: 2,
  };
}

async function drained(owner: pg.Pool) {
  for (;;) {
    const { rows } = await owner.query("select count(*)::int as left from graphile_worker.jobs where run_at <= now()");
    if (rows[0].left === 0) return;
    await sleep(50);
  }
}
