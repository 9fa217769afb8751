import { expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";
import { listsOf } from "#tests/kit/lists.ts";
import { runJobs, tokenIn, waitingJobs } from "#tests/kit/jobs.ts";
import { MailRefused, type Mail } from "../core/outside/mail.ts";

const invite = (email: string) => `mutation { profileInvitationCreate(input: {
  email: "${email}", name: "Iva", surname: "Nová", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER }) { id } }`;
const read = `query ($id: String!) { mail(id: $id) { subject body failure } }`;

test("without a mail server an administrator reads invitations with their link, but no account mails", async () => {
  const api = await testApi();
  await api.call(null, `mutation { userCreate(email: "x@nowhere.example") }`);
  await api.call("admin", invite("iva@lipa.example"));
  const sent = await runJobs(api);
  expect(sent).toHaveLength(2);
  const { page, rowsOf, fileOf } = listsOf(api);
  const { items, total } = await page("admin", "mails");
  const sentAt = expect.any(String);
  expect(items).toEqual([
    {
      id: expect.any(String),
      mail: { id: items[0].id, subject: expect.any(String) },
      recipient: "iva@lipa.example",
      written: sentAt,
      state: { sentAt, failedAt: null },
    },
  ]);
  expect(total).toBe(1);
  expect(await fileOf("admin", "mails")).toEqual([
    ["Předmět", "Příjemce", "Napsáno", "Stav"],
    [items[0].mail.subject, "iva@lipa.example", "16.3.2026 10:00", "Odesláno"],
  ]);
  const [mail] = items;
  expect((await api.call("admin", read, { id: mail.id })).data.mail.body).toContain(
    tokenIn(sent.find(({ to }) => to === "iva@lipa.example")),
  );
  for (const who of ["foreign", "paramedic"] as const)
    expect((await api.call(who, read, { id: mail.id })).status).toBe(who === "foreign" ? 404 : 403);
  expect(await rowsOf("foreign", "mails")).toEqual([]);
  const { rows } = await api.database.owner.query("select body from mails where medical_center_id is null");
  expect(rows).toHaveLength(1);
  expect(tokenIn({ text: rows[0].body })).toBe("");
});

test("where a mail server delivers, the link is the recipient's alone", async () => {
  const api = await testApi({}, { SMTP_URL: "smtp://localhost:25" });
  await api.call("admin", invite("iva@lipa.example"));
  const [row] = await listsOf(api).rowsOf("admin", "mails");
  const before = (await api.call("admin", read, { id: row.id })).data.mail;
  expect(tokenIn({ text: before.body })).toBe("");
  expect(tokenIn((await runJobs(api))[0])).not.toBe("");
  const { rows } = await api.database.owner.query("select body from mails");
  expect(tokenIn({ text: rows[0].body })).toBe("");
});

test("a refusal for good is marked and not tried again, one that may pass is tried again", async () => {
  const refusals = [new MailRefused("EENVELOPE 550", true), new MailRefused("ETIMEDOUT", false)];
  const send = async (_mail: Mail) => {
    throw refusals.shift();
  };
  const api = await testApi({ mailer: { send } });
  await api.call("admin", invite("one@lipa.example"));
  await runJobs(api);
  const [row] = await listsOf(api).rowsOf("admin", "mails");
  expect(row.state).toEqual({ sentAt: null, failedAt: expect.any(String) });
  expect((await api.call("admin", read, { id: row.id })).data.mail.failure).toBe("Mail refused: EENVELOPE 550");
  expect(await waitingJobs(api)).toEqual([]);
  await api.call("admin", invite("two@lipa.example"));
  await runJobs(api);
  expect(await waitingJobs(api)).toEqual(["sendMail"]);
});

test("an invitation that is refused leaves no mail behind", async () => {
  const api = await testApi();
  await api.call("admin", invite("dana@lipa.example"));
  expect(await waitingJobs(api)).toEqual([]);
  expect((await listsOf(api).page("admin", "mails")).total).toBe(0);
});
