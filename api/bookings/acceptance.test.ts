import { beforeAll, beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { bookingCalls, forgetBookings, openBookings } from "#tests/kit/bookings.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { call, sent, accept } = bookingCalls(api);
const { paramedic, receptionist } = ids.profiles;
const at = "2026-03-17T10:00:00Z";

beforeAll(() => openBookings(owner));
beforeEach(async () => {
  await forgetBookings(owner);
  await runJobs(api);
});

test("another centre's card is refused like a missing one", async () => {
  const { id } = await sent(at);
  expect([
    await accept(id, `, patientCard: ${ids.patients.foreign}`),
    await accept(id, ", patientCard: 987654"),
  ]).toEqual(["E003", "E003"]);
});

test("the language of a request is that of its new card, and of a known one that has none", async () => {
  const languageOf = async (id: number) =>
    (
      await owner.query(
        "select language from patient_cards where id = (select patient_card_id from bookings where id = $1)",
        [id],
      )
    ).rows[0].language;
  const german = await sent(at, { locale: "de" });
  await accept(german.id, ", confirmDuplicate: true");
  expect(await languageOf(german.id)).toBe("de");
  const usual = await sent("2026-03-17T12:00:00Z", { locale: "cs" });
  await accept(usual.id, ", confirmDuplicate: true");
  expect(await languageOf(usual.id)).toBeNull();
  for (const [begin, locale, language] of [
    ["2026-03-18T10:00:00Z", "sk", "sk"],
    ["2026-03-18T12:00:00Z", "en", "sk"],
  ] as const) {
    const known = await sent(begin, { locale, email: `${locale}@example.com` });
    await accept(known.id, `, patientCard: ${ids.patients.karel}`);
    expect(await languageOf(known.id)).toBe(language);
  }
  await owner.query("update patient_cards set language = null where id = $1", [ids.patients.karel]);
});

test("a link asks for the price in advance until it is paid, missed or cancelled", async () => {
  await owner.query("update medical_centers set booking_paid_in_advance = true where id = $1", [ids.center]);
  const [first, second] = [await sent(at), await sent("2026-03-17T12:00:00Z")];
  await owner.query("update medical_centers set booking_paid_in_advance = false where id = $1", [ids.center]);
  const asked = async ({ token }: { token: string }) =>
    call(null, `{ ownBooking(token: "${token}") { missed priceAmount variableSymbol paymentText } }`);
  const nothing = { priceAmount: null, variableSymbol: null, paymentText: null };
  expect(await asked(first)).toMatchObject({ missed: false, priceAmount: expect.any(Number) });
  await accept(first.id, ", confirmDuplicate: true, payedInAdvance: true");
  expect(await asked(first)).toEqual({ missed: false, ...nothing });
  await owner.query("update bookings set begin_at = '2026-03-16T08:00:00Z' where id = $1", [second.id]);
  expect(await asked(second)).toEqual({ missed: true, ...nothing });
});

test("staff are mailed when a patient cancels a request or a visit, once and without the patient's name", async () => {
  await owner.query(
    `insert into staff_notice_rules (medical_center_id, request_profiles) values ($1, $2)
     on conflict (medical_center_id) do update set request_profiles = $2`,
    [ids.center, [paramedic, receptionist]],
  );
  const cancelations = async () =>
    (await runJobs(api)).filter(({ to, subject }) => to.endsWith("@lipa.example") && /zrušil/.test(subject));
  const [waiting, accepted] = [await sent(at), await sent("2026-03-17T12:00:00Z")];
  await accept(accepted.id, ", confirmDuplicate: true");
  for (const { token } of [waiting, accepted]) {
    for (let time = 0; time < 2; time++)
      await call(null, `mutation { ownBookingCancel(token: "${token}") { status } }`);
    const mails = await cancelations();
    expect(mails.map(({ to }) => to).sort()).toEqual(["petr@lipa.example", "renata@lipa.example"]);
    expect(mails[0]!.text).toContain("/rezervace-ke-schvaleni?tab=stornovane");
    const mailed = mails.map(({ to, subject, text }) => [to, subject, text]).join("\n");
    expect(mailed).not.toMatch(/Věra|Zelená|vera@|601|ramene|Individuální/);
  }
  await owner.query("delete from staff_notice_rules");
});

test("a flood is cleared at once: what came in the hour around a request is rejected with it, without mails", async () => {
  await sent(at);
  await sent("2026-03-17T12:00:00Z", { email: "b@example.com", phone: "601 111 222" });
  const earlier = await sent("2026-03-18T10:00:00Z", { email: "c@example.com", phone: "601 111 333" });
  await owner.query("update bookings set created_at = created_at - interval '31 minutes' where id = $1", [earlier.id]);
  await runJobs(api);
  const last = await sent("2026-03-18T12:00:00Z", { email: "d@example.com", phone: "601 111 444" });
  await runJobs(api);
  expect(await call("receptionist", `{ booking(booking: ${last.id}) { sameHour } }`)).toEqual({ sameHour: 2 });
  await call(
    "receptionist",
    `mutation { bookingReject(booking: ${last.id}, sendEmail: true, sameHour: true) { status } }`,
  );
  expect(await call("receptionist", "{ bookings(status: CREATED) { items { id } } }")).toEqual({
    items: [{ id: earlier.id }],
  });
  expect((await runJobs(api)).map(({ to }) => to)).toEqual(["d@example.com"]);
  const { rows } = await owner.query(
    "select count(*)::int as n from occupancies o join bookings b on b.event_id = o.event_id where b.status = 'REJECTED'",
  );
  expect(rows).toEqual([{ n: 0 }]);
});
