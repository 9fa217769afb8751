import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs, waitingJobs } from "#tests/kit/jobs.ts";
import { mailServer } from "#tests/kit/servers/mail-server.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { smtpMailer } from "../core/outside/mail.ts";
import { mailLine } from "../notices/staff/mail-line.ts";
import { sendSheets } from "./send-due.ts";

const open = await mailServer();
const offering = await mailServer({ offersTls: true });

/** The API of an installation with this mail server, on an evening before a day with a visit. */
async function installation(url: string) {
  // why: the certificate of a server of tests is not to be trusted; the settings refuse such an address
  const trusting = `${url}${url.includes("?") ? "&" : "?"}tls.rejectUnauthorized=false`;
  const api = await testApi({ mailer: smtpMailer({ url: trusting, from: "motus@lipa.example" }) }, { SMTP_URL: url });
  const { owner } = api.database;
  api.clock.now = new Date("2026-03-17T18:00:00Z");
  await owner.query("insert into staff_notice_rules (medical_center_id, sheet_profiles) values ($1, $2)", [
    ids.center,
    [ids.profiles.receptionist],
  ]);
  await owner.query(
    "insert into events (medical_center_id, type, begin_at, end_at, owner_id) values ($1, 'EVENT', '2026-03-18T08:00:00Z', '2026-03-18T09:00:00Z', $2)",
    [ids.center, ids.profiles.paramedic],
  );
  const outbox = async () => (await owner.query("select sent_at, failure from mails")).rows;
  return { api, outbox };
}

test("a sheet goes over TLS to a server that offers it", async () => {
  const { api, outbox } = await installation(`${offering.url}?requireTLS=true`);
  await sendSheets(jobContext(api.services));
  await runJobs(api);
  expect(offering.letters).toMatchObject([{ to: "renata@lipa.example", overTls: true }]);
  expect(await outbox()).toEqual([{ sent_at: expect.any(Date), failure: null }]);
});

test("where the address does not require TLS, no sheet is written, even if the server offers it", async () => {
  const before = offering.letters.length;
  for (const url of [open.url, offering.url, `smtp://mail.example?requireTLS=false`]) {
    const { api, outbox } = await installation(url);
    await sendSheets(jobContext(api.services));
    await runJobs(api);
    expect(await outbox()).toEqual([]);
    expect(mailLine(api.services.settings)).toBe("OPEN");
  }
  expect([open.letters.length, offering.letters.length]).toEqual([0, before]);
});

test("a server that does not offer the required TLS gets nothing, and the sheet is tried again", async () => {
  const { api, outbox } = await installation(`${open.url}?requireTLS=true`);
  await sendSheets(jobContext(api.services));
  await runJobs(api);
  expect(open.letters).toEqual([]);
  expect(await outbox()).toEqual([{ sent_at: null, failure: expect.stringContaining("ETLS") }]);
  expect(await waitingJobs(api)).toEqual(["sendSheet"]);
});

test("a sheet that waits does not go once the address no longer requires TLS, nor without a mail server", async () => {
  const { api, outbox } = await installation(`${offering.url}?requireTLS=true`);
  await sendSheets(jobContext(api.services));
  const before = offering.letters.length;
  for (const SMTP_URL of [offering.url, undefined]) {
    await runJobs({ ...api, services: { ...api.services, settings: { ...api.services.settings, SMTP_URL } } });
    expect(await outbox()).toEqual([{ sent_at: null, failure: "Mail refused: no TLS" }]);
  }
  expect(offering.letters).toHaveLength(before);
});
