import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ids } from "./cast/people.ts";
import { testDatabase } from "./kit/database.ts";
import { dataFolder } from "./kit/processes/data-folder.ts";
import { programOf } from "./kit/processes/programs.ts";
import { mailServer } from "./kit/servers/mail-server.ts";
import { smsGateway } from "./kit/servers/sms-gateway.ts";
import { eventually } from "#tests/kit/time/eventually.ts";
import { HANGS_MS } from "#tests/kit/time/hangs.ts";

/** The suite sends a few; the product passes with MOTUS_REMINDERS=2000 and MOTUS_REMINDER_KILLS=50. */
const REMINDERS = Number(process.env.MOTUS_REMINDERS ?? 40);
const KILLS = Number(process.env.MOTUS_REMINDER_KILLS ?? 1);
const LONG = HANGS_MS + REMINDERS * 300 + KILLS * 15_000;

const { owner, app, queue, reader } = await testDatabase();
const mails = await mailServer();
const sms = await smsGateway();
const dataDir = dataFolder({ until: afterAll });

const [DAY_SMS, DAY_EMAIL] = [3, 4];
await owner.query("insert into notice_rules (medical_center_id) values ($1)", [ids.center]);
await owner.query("insert into alerts (medical_center_id, alert_id, active) select $1, unnest($2::integer[]), true", [
  ids.center,
  [DAY_SMS, DAY_EMAIL],
]);

/** As many patients with a visit tomorrow, whose reminders by e-mail and by SMS are due. */
async function patients(count: number, word: string) {
  for (const [letters, column] of [
    [mails.letters, "email"],
    [sms.letters, "phone"],
  ] as const) {
    letters.length = 0;
    await owner.query(`update patient_cards set ${column} = null`);
  }
  const { rows } = await owner.query<{ id: number; email: string; phone: string }>(
    `insert into patient_cards (medical_center_id, name, surname, email, phone)
     select $1, 'Eva', $2 || n, $2 || n || '@pacient.example', '+420601' || lpad(n::text, 6, '0') from generate_series(1, $3::int) as n
     returning id, email, phone`,
    [ids.center, word, count],
  );
  await owner.query(
    `with visit as (
       insert into events (medical_center_id, type, begin_at, end_at, created_at)
       select $1, 'EVENT', now() + interval '23 hours', now() + interval '24 hours', now() - interval '9 days' from unnest($2::int[])
       returning id
     ), numbered as (select id, row_number() over (order by id) as n from visit)
     insert into patient_attendances (medical_center_id, event_id, patient_card_id)
     select $1, numbered.id, card.id from numbered join unnest($2::int[]) with ordinality as card(id, n) using (n)`,
    [ids.center, rows.map(({ id }) => id)],
  );
  return rows;
}

const workers = new Set<ChildProcess>();
afterAll(() => workers.forEach((child) => child.kill("SIGKILL")));
beforeEach(async () => {
  await owner.query("select public.enqueue_job('remindVisits', '{}'::jsonb, now(), 'remindVisits', null, null)");
});

/** A process that does the jobs, as the product does. */
function work() {
  const { host, port, user, password, database } = app.options;
  const settings = { MOTUS_DATA: dataDir, SMTP_URL: mails.url, ...sms.env };
  const given = [settings, queue, reader, { host, port, user, password, database }];
  const child = spawn(
    process.execPath,
    [programOf("tests/kit/processes/job-worker.ts"), ...given.map((one) => JSON.stringify(one))],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  workers.add(child);
  return child;
}
function stop(child: ChildProcess) {
  workers.delete(child);
  child.kill("SIGKILL");
}

const sent = () => mails.letters.length + sms.letters.length;
const settled = async (count: number) =>
  eventually(async () => {
    const { rows } = await owner.query("select count(*)::int as n from notices where state = 'HANDED_OVER'");
    expect(rows[0].n).toBe(count);
  }, 200);
/** Messages that arrived more than once, and whether each had the id of the first. */
const repeats = (letters: { to: string; id: string }[]) => ({
  more: letters.length - new Set(letters.map(({ to }) => to)).size,
  sameIds: new Set(letters.map(({ to, id }) => `${to} ${id}`)).size === new Set(letters.map(({ to }) => to)).size,
});

test(
  "reminders survive a process that is killed: none is lost, and each kill repeats one at most by a channel, under the same id",
  async () => {
    const cards = await patients(REMINDERS / 2, "a");
    for (let kill = 1; kill <= KILLS; kill++) {
      const child = work();
      const goal = Math.floor((REMINDERS * kill) / (KILLS + 1));
      await eventually(() => expect(sent()).toBeGreaterThanOrEqual(goal), 1);
      await sleep(Math.random() * 20);
      stop(child);
    }
    const last = work();
    await settled(REMINDERS);
    stop(last);
    expect(new Set(mails.letters.map(({ to }) => to))).toEqual(new Set(cards.map(({ email }) => email)));
    expect(new Set(sms.letters.map(({ to }) => to))).toEqual(new Set(cards.map(({ phone }) => phone)));
    for (const letters of [mails.letters, sms.letters]) {
      const { more, sameIds } = repeats(letters);
      expect(more).toBeLessThanOrEqual(KILLS);
      expect(sameIds).toBe(true);
    }
    // oxlint-disable-next-line no-console
    console.log(
      `${REMINDERS} reminders, ${KILLS} kills: ${repeats(mails.letters).more} mails and ${repeats(sms.letters).more} SMS came twice`,
    );
  },
  LONG,
);

test(
  "two processes send every reminder once",
  async () => {
    await owner.query("delete from notices");
    const cards = await patients(REMINDERS / 2, "b");
    const both = [work(), work()];
    await settled(REMINDERS);
    both.forEach(stop);
    expect([mails.letters.length, sms.letters.length]).toEqual([cards.length, cards.length]);
  },
  LONG,
);
