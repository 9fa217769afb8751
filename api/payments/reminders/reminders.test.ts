import { expect, test } from "vitest";
import { smtpMailer } from "#api/core/outside/mail.ts";
import { DAY, earlier, later } from "#rules/time/durations.ts";
import { ids, now, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { mailServer } from "#tests/kit/servers/mail-server.ts";

const server = await mailServer();
const url = server.url;
const api = await testApi({ mailer: smtpMailer({ url, from: "motus@lipa.example" }) }, { SMTP_URL: url });
const { owner } = api.database;
const { jana, karel, anna, foreign } = ids.payments;
await owner.query(
  `insert into billing_information (medical_center_id, company_name, iban, account_number_cze, town) values ($1, 'Rehabilitace U Lípy', 'CZ6508000000192000145399', '19-2000145399/0800', 'Praha')`,
  [ids.center],
);
await owner.query("update patient_cards set email = 'jana@pacient.example' where id = $1", [ids.patients.jana]);
await owner.query("update patient_cards set email = null where id = $1", [ids.patients.anna]);

const fields = "recipient obstacle payment { id remindedAt }";
const remind = (payments: number[], who: Role = "receptionist") =>
  api.call(who, `mutation { paymentsRemind(payments: [${payments.join()}]) { ${fields} } }`);
const outbox = async () =>
  (
    await owner.query(
      "select recipient, subject, body, reply_to from mails where cause like 'payment %' order by created_at, cause",
    )
  ).rows;
/** A payment that Jana owes, of which she was reminded some days ago. */
async function owed(remindedDaysAgo?: number): Promise<number> {
  const { rows } = await owner.query(
    `insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol) values ($1, $2, 'CZK', 50000, left(md5(random()::text), 10)) returning id`,
    [ids.center, ids.patients.jana],
  );
  const [{ id }] = rows;
  await owner.query(`update payments set variable_symbol = 'r' || id where id = $1`, [id]);
  if (remindedDaysAgo !== undefined)
    await owner.query(
      "insert into payment_reminders (medical_center_id, payment_id, at, amount, profile_id) values ($1, $2, $3, 50000, $4)",
      [ids.center, id, earlier(now, remindedDaysAgo * DAY), ids.profiles.receptionist],
    );
  return id;
}
const code = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

test("a reminder arrives once, with the amount and the account and without the service; others say why none goes", async () => {
  const preview = await api.call(
    "receptionist",
    `{ paymentReminders(payments: [${jana}, ${karel}, ${anna}]) { ${fields} } }`,
  );
  const expected = [
    { recipient: "jana@pacient.example", obstacle: null },
    { recipient: null, obstacle: "NOT_OWED" },
    { recipient: null, obstacle: "NO_CONTACT" },
  ];
  expect(preview.data.paymentReminders).toMatchObject(expected);
  expect(await outbox()).toEqual([]);
  expect((await remind([jana, karel, anna])).data.paymentsRemind).toMatchObject(expected);
  await runJobs(api);
  expect(server.letters.map(({ to }) => to)).toEqual(["jana@pacient.example"]);
  const [mail] = await outbox();
  expect(mail.subject).toBe("Připomínka platby 26900001");
  const body = mail.body.replaceAll("\u00a0", " ");
  for (const said of ["850 Kč", "26900001", "19-2000145399/0800", "CZ65 0800 0000 1920 0014 5399"])
    expect(body).toContain(said);
  expect(body).not.toContain("LTV");
  const { rows } = await owner.query("select entity_id, details from audit_rows where action = 'payment.reminded'");
  expect(rows).toEqual([{ entity_id: jana, details: { amount: 85_000 } }]);
});

test("a payment is reminded of again after the days that the centre has set", async () => {
  const payment = await owed(6);
  expect((await remind([payment])).data.paymentsRemind).toMatchObject([{ obstacle: "TOO_SOON" }]);
  expect(code(await api.call("receptionist", "mutation { reminderDaysSet(days: 3) { id } }"))).toBe("E002");
  expect(code(await api.call("admin", "mutation { reminderDaysSet(days: 0) { id } }"))).toBe("E004");
  await api.call("admin", "mutation { reminderDaysSet(days: 6) { id } }");
  expect((await remind([payment])).data.paymentsRemind).toMatchObject([
    { recipient: "jana@pacient.example", payment: { remindedAt: api.clock.now.toISOString() } },
  ]);
});

test("nobody is reminded before the invoice is due, nor of a visit that is ahead", async () => {
  const payment = jana;
  const obstacle = async () => {
    const { data } = await api.call("admin", `{ paymentReminders(payments: [${payment}]) { obstacle } }`);
    return data.paymentReminders[0].obstacle;
  };
  const { version } = (await owner.query("select version from payments where id = $1", [jana])).rows[0];
  await owner.query("update billing_information set invoicing_active = true where medical_center_id = $1", [
    ids.center,
  ]);
  const issued = await api.call("admin", `mutation { invoiceCreate(payment: ${payment}, version: ${version}) { id } }`);
  expect(issued.errors).toBeUndefined();
  expect(await obstacle()).toBe("NOT_DUE");
  expect((await remind([payment])).data.paymentsRemind).toMatchObject([{ obstacle: "NOT_DUE" }]);
  api.clock.now = later(now, 14 * DAY);
  await owner.query("update sessions set last_seen_at = $1, expires_at = $1::timestamptz + interval '1 day'", [
    api.clock.now,
  ]);
  expect(await obstacle()).toBe("NOT_DUE");
  api.clock.now = later(now, 15 * DAY);
  await owner.query("update sessions set last_seen_at = $1, expires_at = $1::timestamptz + interval '1 day'", [
    api.clock.now,
  ]);
  expect(await obstacle()).toBeNull();
  api.clock.now = now;
  const ahead = await owed();
  await owner.query(
    `with event as (insert into events (medical_center_id, type, begin_at, end_at) values ($1, 'EVENT', $2, $2::timestamptz + interval '1 hour') returning id),
       visit as (insert into patient_attendances (medical_center_id, event_id, patient_card_id) select $1, id, $3 from event returning id)
     update payments set attendance_id = visit.id from visit where payments.id = $4`,
    [ids.center, later(now, DAY), ids.patients.jana, ahead],
  );
  expect((await remind([ahead])).data.paymentsRemind).toMatchObject([{ obstacle: "NOT_DUE" }]);
});

test("two who remind at once send one reminder", async () => {
  const payment = await owed();
  const before = (await outbox()).length;
  const answers = await Promise.all([remind([payment]), remind([payment], "admin")]);
  const obstacles = answers.map(({ data }) => data.paymentsRemind[0].obstacle);
  expect([obstacles.includes(null), obstacles.includes("TOO_SOON")]).toEqual([true, true]);
  expect(await outbox()).toHaveLength(before + 1);
});

test("a refused patient, a closed card, another payer, a centre without an account and one's own text are respected", async () => {
  const payment = await owed();
  const obstacle = async (change: string, back: string) => {
    await owner.query(change);
    const { data } = await api.call("admin", `{ paymentReminders(payments: [${payment}]) { obstacle } }`);
    await owner.query(back);
    return data.paymentReminders[0].obstacle;
  };
  const card = (set: string) => `update patient_cards set ${set} where id = ${ids.patients.jana}`;
  const payer = (name: string) => `update payments set payer = ${name} where id = ${payment}`;
  const account = (iban: string) => `update billing_information set iban = ${iban}`;
  expect([
    await obstacle(card("notices_refused = true"), card("notices_refused = false")),
    await obstacle(card("archived_at = now()"), card("archived_at = null")),
    await obstacle(payer("'Kovo s.r.o.'"), payer("null")),
    await obstacle(account("null"), account("'CZ6508000000192000145399'")),
  ]).toEqual(["OPTED_OUT", "CARD_CLOSED", "OTHER_PAYS", "NO_ACCOUNT"]);
  const { data } = await api.call(
    "admin",
    "{ emailNotifications { id occasion language } smsNotifications { occasion } }",
  );
  expect(data.smsNotifications.map((one: { occasion: string }) => one.occasion)).not.toContain("OWED");
  const { id } = data.emailNotifications.find(
    (one: { occasion: string; language: string }) => one.occasion === "OWED" && one.language === "cs",
  );
  await api.call(
    "admin",
    `mutation { emailNotificationUpdate(notification: ${id}, version: 0, input: { subject: "Dluh #symbol#", message: "Prosíme o #castka#." }) { id } }`,
  );
  await remind([payment]);
  const own = (await outbox()).find(({ subject }) => subject === `Dluh r${payment}`);
  expect(own.body.replaceAll("\u00a0", " ")).toBe("Prosíme o 500 Kč.\n");
});

test("another centre's payment is not found, and a paramedic reminds of the own ones", async () => {
  expect(code(await remind([jana, foreign]))).toBe("E003");
  expect(code(await remind([jana], "paramedic"))).toBe("E003");
  expect((await remind([anna], "paramedic")).data.paymentsRemind).toMatchObject([{ obstacle: "NO_CONTACT" }]);
  expect(code(await remind([]))).toBe("E004");
  await expect(owner.query("delete from payment_reminders")).rejects.toThrow("only added");
});
