import { expect, test } from "vitest";
import { emails, ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf } from "#tests/kit/lists.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { jana, karel, foreign, archived } = ids.patients;
const FOURTEEN_DAYS = 14 * 24 * 3_600_000;

const send = (patientCard: number, who: Parameters<typeof api.call>[0] = "receptionist") =>
  api.call(
    who,
    `mutation { gdprConsentEmailSend(patientCard: ${patientCard}) { id recipient wording { number } createdBy { surname } expiresAt } }`,
  );
const read = async (token: string) =>
  (
    await api.call(
      null,
      `query ($token: String!) { gdprConsentAsked(token: $token) { medicalCenter { name } number text } }`,
      { token },
    )
  ).data.gdprConsentAsked;
const give = async (token: string, who: "admin" | null = null) => {
  const { data, errors } = await api.call(who, `mutation ($token: String!) { gdprConsentGive(token: $token) }`, {
    token,
  });
  return errors?.[0]?.extensions.code ?? data.gdprConsentGive;
};
const consent = async () =>
  (
    await api.call(
      "paramedic",
      `{ gdprConsent(patientCard: ${jana}) { type givenOn wording { number } createdBy { id } withdrawnAt } }`,
    )
  ).data.gdprConsent;
const link = (text: string | undefined) => /\/souhlas\/([\w-]+)/.exec(text ?? "")?.[1] ?? "";
const forgetAttempts = () => owner.query("truncate rate_limits");
async function sentTo(patient: number) {
  await runJobs(api); // mails that wait are sent two at a time, in no order
  await send(patient);
  return link((await runJobs(api)).at(-1)?.text);
}

for (const name of ["gdprActiveSet", "gdprConsentByEmailSet"])
  await api.call("admin", `mutation { ${name}(active: true) { id } }`);
await api.call("admin", `mutation { gdprWordingCreate(text: "Informace", version: 0) { id } }`);

test("a patient consents by a link to the wording they were shown, once; its sender and result stay", async () => {
  const sent = await send(jana);
  expect(sent.data.gdprConsentEmailSend).toEqual({
    id: expect.any(Number),
    recipient: "jana@example.com",
    wording: { number: 1 },
    createdBy: { surname: "Malá" },
    expiresAt: "2026-03-30T09:00:00.000Z",
  });
  const [mail] = await runJobs(api);
  expect(mail).toMatchObject({
    to: "jana@example.com",
    subject: "Souhlas se zpracováním osobních údajů: „Rehabilitace U Lípy“",
  });
  expect(mail!.text).not.toMatch(/Jana|Dvořáčk/);
  const token = link(mail!.text);
  await api.call("admin", `mutation { gdprWordingCreate(text: "Novější", version: 1) { id } }`);
  expect(await read(token)).toEqual({ medicalCenter: { name: "Rehabilitace U Lípy" }, number: 1, text: "Informace" });
  expect(await give(token)).toBe(true);
  expect(await consent()).toEqual({
    type: "EMAIL",
    givenOn: "2026-03-16",
    wording: { number: 1 },
    createdBy: null,
    withdrawnAt: null,
  });
  expect([await read(token), await give(token)]).toEqual([null, "E009"]);
  const { rows } = await owner.query(
    "select l.recipient, l.created_by, l.ended_at, l.token_hash from gdpr_consents c join gdpr_consent_links l on l.id = c.link_id",
  );
  expect(rows).toEqual([
    {
      recipient: "jana@example.com",
      created_by: ids.profiles.receptionist,
      ended_at: new Date("2026-03-16T09:00:00Z"),
      token_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  const audit = await owner.query(
    "select action, profile_id as profile, user_id as user, entity_id as entity from audit_rows where patient_card_id = $1 and action in ('gdprConsent.asked', 'gdprConsent.given') order by id",
    [jana],
  );
  expect(audit.rows).toEqual([
    {
      action: "gdprConsent.asked",
      profile: ids.profiles.receptionist,
      user: expect.any(Number),
      entity: sent.data.gdprConsentEmailSend.id,
    },
    { action: "gdprConsent.given", profile: null, user: null, entity: expect.any(Number) },
  ]);
});

test("of concurrent uses of one link only one consents", async () => {
  const token = await sentTo(jana);
  const { rows: before } = await owner.query("select count(*)::int as n from gdpr_consents");
  const answers = await Promise.all(Array.from({ length: 8 }, () => give(token)));
  expect(answers.sort()).toEqual(["E009", "E009", "E009", "E009", "E009", "E009", "E009", true]);
  expect((await owner.query("select count(*)::int as n from gdpr_consents")).rows[0].n).toBe(before[0].n + 1);
});

test("a link that is unknown, replaced, past its time or ended by a withdrawal opens nothing", async () => {
  const first = await sentTo(jana);
  const second = await sentTo(jana);
  expect([await read("none"), await read(first), await give(first)]).toEqual([null, null, "E009"]);
  expect(await read(second)).toMatchObject({ number: 2 });
  const { now } = api.clock;
  api.clock.now = new Date(now.getTime() + FOURTEEN_DAYS);
  expect([await read(second), await give(second)]).toEqual([null, "E009"]);
  api.clock.now = now;
  await api.call("receptionist", `mutation { gdprConsentRemove(patientCard: ${jana}) { id } }`);
  expect([await read(second), await give(second)]).toEqual([null, "E009"]);
  expect((await consent()).withdrawnAt).not.toBeNull();
});

test("a withdrawal while a link is used leaves no consent in force, whichever came first", async () => {
  await forgetAttempts();
  for (const _ of [1, 2, 3]) {
    const token = await sentTo(jana);
    const [, withdrawn] = await Promise.all([
      give(token),
      api.call("receptionist", `mutation { gdprConsentRemove(patientCard: ${jana}) { id } }`),
    ]);
    expect(withdrawn.status).toBe(200);
    expect((await owner.query("select from gdpr_consents where withdrawn_at is null")).rowCount).toBe(0);
  }
});

test("patients without an address, archived ones, other centres, and too many mails are refused", async () => {
  await forgetAttempts();
  const code = async (patient: number) => (await send(patient)).errors?.[0]?.extensions.code;
  expect([await code(karel), await code(archived), await code(foreign)]).toEqual(["E133", "E127", "E003"]);
  for (const _ of [1, 2, 3, 4, 5]) expect(await code(jana)).toBeUndefined();
  expect(await code(jana)).toBe("E005");
  expect((await send(jana, null)).status).toBe(401);
});

test("a staff session in the browser that consents is recorded in the log; no profile consents for the patient", async () => {
  await forgetAttempts();
  expect(await give(await sentTo(jana), "admin")).toBe(true);
  const { rows } = await owner.query(
    "select profile_id, email from audit_rows a join users u on u.id = a.user_id where action = 'gdprConsent.given' order by a.id desc limit 1",
  );
  expect(rows).toEqual([{ profile_id: null, email: emails.admin }]);
});

test("guessing of tokens is slowed down", async () => {
  const ten = Array.from({ length: 10 }, (_, n) => `guess${n}: gdprConsentAsked(token: "guess") { number }`);
  const guess = async () => (await api.call(null, `{ ${ten.join(" ")} }`, {}, { address: "203.0.113.9" })).status;
  for (let n = 0; n < 10; n++) expect(await guess()).toBe(200);
  expect(await guess()).toBe(429);
});

test("where a mail server delivers, the outbox keeps no link", async () => {
  const other = await testApi({}, { SMTP_URL: "smtp://localhost:25" });
  for (const name of ["gdprActiveSet", "gdprConsentByEmailSet"])
    await other.call("admin", `mutation { ${name}(active: true) { id } }`);
  await other.call("admin", `mutation { gdprWordingCreate(text: "Informace", version: 0) { id } }`);
  await other.call("receptionist", `mutation { gdprConsentEmailSend(patientCard: ${jana}) { id } }`);
  const shown = async () => {
    const [mail] = await listsOf(other).rowsOf("admin", "mails");
    return (await other.call("admin", `{ mail(id: "${mail.id}") { body } }`)).data.mail.body as string;
  };
  expect(link(await shown())).toBe("");
  expect(link((await runJobs(other))[0]?.text)).not.toBe("");
  expect((await other.database.owner.query("select body from mails")).rows[0].body).toContain("/souhlas/…");
});
