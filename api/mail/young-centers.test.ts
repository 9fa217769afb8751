import { beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { DAY } from "#rules/time/durations.ts";

const api = await testApi();
const { owner } = api.database;
const { jana } = ids.payments;

await owner.query(
  "insert into billing_information (medical_center_id, company_name, email, town, account_number_cze, iban, invoicing_active) values ($1, 'U Lípy', 'ucty@lipa.example', 'Praha', '19-2000145399/0800', 'CZ6508000000192000145399', true)",
  [ids.center],
);
await owner.query("update patient_cards set email = 'jana@pacienti.example' where id = $1", [ids.patients.jana]);
const { invoiceCreate } = (await api.call("admin", `mutation { invoiceCreate(payment: ${jana}, version: 1) { id } }`))
  .data;
const founded = (daysAgo: number) =>
  owner.query("update medical_centers set created_at = $2 where id = $1", [
    ids.center,
    new Date(api.clock.now.getTime() - daysAgo * DAY),
  ]);
const invite = (email: string) =>
  api.call(
    "admin",
    `mutation { profileInvitationCreate(input: { name: "Iva", surname: "Nová", email: "${email}", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER }) { id } }`,
  );
const mailInvoice = () =>
  api.call("admin", `mutation { invoiceEmailSend(invoice: ${invoiceCreate.id}, email: "x@y.example") { id } }`);
const sentOf = async (call: (at: number) => ReturnType<typeof api.call>, times: number) => {
  const answers = [];
  for (let at = 0; at < times; at++) answers.push(await call(at));
  return answers.filter(({ errors }) => !errors).length;
};

beforeEach(() => owner.query("delete from rate_limits"));

test("a centre founded today mails twenty letters to free addresses, whatever they are, and says why not more", async () => {
  await founded(0);
  expect(await sentOf((at) => invite(`${at}@nikdo.example`), 15)).toBe(15);
  expect(await sentOf(mailInvoice, 5)).toBe(5);
  const refused = await mailInvoice();
  expect([refused.status, refused.errors![0]!.extensions]).toEqual([
    429,
    expect.objectContaining({ code: "E262", retryAfterSeconds: expect.any(Number) }),
  ]);
  expect((await invite("dalsi@nikdo.example")).status).toBe(429);
});

test("the number grows by the day, and after thirty days nothing is counted", async () => {
  await founded(1);
  expect(await sentOf((at) => invite(`${at}@zitra.example`), 40)).toBe(40);
  expect((await mailInvoice()).status).toBe(429);
  await founded(30);
  expect((await mailInvoice()).status).toBe(200);
});

test("where registration is closed no stranger founds a centre, so nothing is counted", async () => {
  await founded(0);
  api.services.settings = { ...api.services.settings, MOTUS_REGISTRATION: false };
  expect(await sentOf((at) => invite(`${at}@zavreno.example`), 21)).toBe(21);
  api.services.settings = { ...api.services.settings, MOTUS_REGISTRATION: true };
});

test("a young centre mails no document with a web address in its words, an older one does", async () => {
  const say = (name: string) =>
    owner.query(
      "update invoices set content = jsonb_set(content, '{customer,name}', to_jsonb($2::text)) where id = $1",
      [invoiceCreate.id, name],
    );
  await founded(0);
  await owner.query("alter table invoices disable trigger user");
  for (const name of ["Vyhráváte: https://zlo.example/vyhra", "www.zlo.example"]) {
    await say(name);
    const { status, errors } = await mailInvoice();
    expect([name, status, errors?.[0]?.extensions.code]).toEqual([name, 409, "E263"]);
  }
  await say("Alza.cz a.s.");
  expect((await mailInvoice()).status).toBe(200);
  await say("www.zlo.example");
  await founded(30);
  expect((await mailInvoice()).status).toBe(200);
});

test("a notice past the number stops with its reason, and words of a young centre become no links", async () => {
  await founded(0);
  await owner.query(
    "insert into notice_texts (medical_center_id, channel, occasion, language, subject, message) values ($1, 'EMAIL', 'BOOKED', 'cs', 'Termín', 'Vyhrajte na https://zlo.example/vyhra\n\nZrušit: #odkaz#')",
    [ids.center],
  );
  await owner.query("update medical_centers set booking_active = true where id = $1", [ids.center]);
  await owner.query(
    "update events set begin_at = '2026-03-20T08:00:00Z', end_at = '2026-03-20T09:00:00Z' where id = $1",
    [ids.events.janaTherapy],
  );
  const { rows } = await owner.query(
    "insert into notices (medical_center_id, patient_card_id, cause, channel, occasion, visits, state, send_at) values ($1, $2, 'before', 'EMAIL', 'BOOKED', $3, 'REFUSED', now()) returning id",
    [ids.center, ids.patients.jana, JSON.stringify([{ event: ids.events.janaTherapy, known: null }])],
  );
  const repeat = async () => {
    const { data } = await api.call(
      "admin",
      `mutation { noticeRepeat(notice: ${rows[0].id}, patientCard: ${ids.patients.jana}) { id } }`,
    );
    const mails = await runJobs(api);
    const state = await owner.query("select state, stop_reason from notices where id = $1", [data.noticeRepeat.id]);
    return { mails, state: state.rows[0] };
  };
  await runJobs(api);
  const first = await repeat();
  expect(first.state).toEqual({ state: "HANDED_OVER", stop_reason: null });
  expect(first.mails[0]!.text).toContain("zlo");
  expect(first.mails[0]!.text).not.toMatch(/:\/\/zlo|zlo\.example/);
  expect(await sentOf((at) => invite(`${at}@konec.example`), 19)).toBe(19);
  await runJobs(api);
  const last = await repeat();
  expect(last).toEqual({ mails: [], state: { state: "STOPPED", stop_reason: "CENTER_YOUNG" } });
});
