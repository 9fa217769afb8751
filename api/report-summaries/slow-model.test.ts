import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { jobHandlers } from "#api/core/jobs/handlers.ts";
import { startQueue } from "#api/core/queue/queue.ts";
import { chatSummariser } from "#api/core/outside/summariser.ts";
import { emails, ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { programOf } from "#tests/kit/processes/programs.ts";
import { chatServer } from "#tests/kit/servers/chat-server.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const api = await testApi();
const { owner, app } = api.database;
const {
  patients: { jana },
  profiles,
  center,
} = ids;
await owner.query(
  `insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest)
   values ($1, $2, '2026-03-02', '**Závěr:** bolest bederní páteře vlevo, VAS 6/10.', '', $3, $3, '2026-03-15', $3, 'x', 'x')`,
  [center, jana, profiles.paramedic],
);
const ask = async () =>
  (
    await api.call(
      "paramedic",
      `mutation { medicalReportsOverallSummaryUpdate(patientCard: ${jana}) { state source } }`,
    )
  ).data.medicalReportsOverallSummaryUpdate;
const shown = async () =>
  (
    await api.call(
      "paramedic",
      `{ patientCard(id: ${jana}) { medicalReportsOverallSummary { state failure sentences { text } } } }`,
    )
  ).data.patientCard.medicalReportsOverallSummary;

/** A model that the centre agreed to, and that does not answer. */
async function silentModel() {
  const { url, came } = await chatServer(() => {});
  api.services.summariser = chatSummariser({ url, model: "maly-model" });
  await api.call("admin", "mutation { medicalReportsSummaryConsentSet(active: true) { id } }");
  onTestFinished(async () => {
    await owner.query("truncate graphile_worker._private_jobs, graphile_worker._private_job_queues");
  });
  return { url, came };
}

test("two who wait for a slow model do not delay mail: it is asked one request at a time", async () => {
  const { came } = await silentModel();
  for (let n = 0; n < 2; n++) expect(await ask()).toEqual({ state: "ASKED", source: "MODEL" });
  const queue = await startQueue({
    login: api.database.queue,
    handlers: jobHandlers(api.services),
    concurrency: 2,
    log: () => {},
  });
  onTestFinished(() => queue.stop());
  await eventually(() => expect(came).toHaveLength(1));
  await api.call(null, `mutation { forgottenPassword(email: "${emails.paramedic}") }`);
  await eventually(() => expect(api.mails.map(({ to }) => to)).toEqual([emails.paramedic]));
  expect(came).toHaveLength(1);
});

/** A process that does the jobs. */
function worker(url: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "motus-worker-"));
  const { host, port, user, password, database } = app.options;
  const { queue, reader } = api.database;
  const settings = [
    { MOTUS_DATA: dataDir, MOTUS_AI_URL: url, MOTUS_AI_MODEL: "maly-model" },
    queue,
    reader,
    { host, port, user, password, database },
  ];
  const child = spawn(
    process.execPath,
    [programOf("tests/kit/processes/job-worker.ts"), ...settings.map((one) => JSON.stringify(one))],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  return child;
}

test("a summary whose process is killed in its last attempt is reported as failed, and can be requested again", async () => {
  const { url, came } = await silentModel();
  await ask();
  await owner.query("update graphile_worker._private_jobs set attempts = 2");
  const child = worker(url);
  await eventually(() => expect(came).toHaveLength(1));
  child.kill("SIGKILL");
  expect(await shown()).toMatchObject({ state: "ASKED", failure: null });
  const { now } = api.clock;
  onTestFinished(() => void (api.clock.now = now));
  api.clock.now = new Date(Date.now() + 121_000);
  await owner.query("update sessions set last_seen_at = $1, expires_at = $1::timestamptz + interval '1 hour'", [
    api.clock.now,
  ]);
  expect(await shown()).toEqual({ state: "FAILED", failure: "CUT_OFF", sentences: [] });
  expect(await ask()).toEqual({ state: "ASKED", source: "MODEL" });
});
