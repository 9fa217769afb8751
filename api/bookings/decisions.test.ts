import { beforeAll, beforeEach, expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { bookingCalls, forgetBookings, openBookings } from "#tests/kit/bookings.ts";
import { listsOf } from "#tests/kit/lists.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { rowsOf } = listsOf(api);
const { owner } = api.database;
const { therapy } = ids.procedures;
const { paramedic, admin } = ids.profiles;
const { call, sent, accept: acceptAs, reject, claims, cancel } = bookingCalls(api);
const accept = (id: number, who: Role = "receptionist", more = "") => acceptAs(id, more, who);
const subjects = async () => (await runJobs(api)).map(({ subject }) => subject.split(":")[0]);

beforeAll(() => openBookings(owner));
beforeEach(async () => {
  await forgetBookings(owner);
  await runJobs(api);
});

test("accepting makes a visit of a new card, or of a known one; of two who decide, the second sees who was first", async () => {
  const { id, event } = await sent("2026-03-17T10:00:00Z");
  expect(await call("paramedic", `{ badge { bookingCount } }`)).toEqual({ bookingCount: 1 });
  expect(await call("receptionist", `mutation { eventRemove(event: ${event}) { id } }`)).toBe("E145");
  expect(await accept(id)).toEqual({
    status: "ACCEPTED",
    patientCard: { id: expect.any(Number), fullName: "Věra Zelená" },
  });
  expect(await subjects()).toEqual([expect.stringMatching(/^Termín 17\.\s3\./)]);
  const { rows: cards } = await owner.query("select patient_card_id as card from bookings where id = $1", [id]);
  const messages = await rowsOf("receptionist", "notices", `patientCard=${cards[0].card}`);
  expect(messages).toMatchObject([{ about: "BOOKED", state: { state: "HANDED_OVER" } }]);
  expect(await reject(id)).toBe("E144");
  const decided = `{ booking(booking: ${id}) { status decidedBy { fullName } } }`;
  expect(await call("admin", decided)).toMatchObject({
    status: "ACCEPTED",
    decidedBy: { fullName: /Renata/ } as never,
  });
  const { rows } = await owner.query("select event_id from bookings where id = $1", [id]);
  const visit = await call(
    "receptionist",
    `{ event(event: ${rows[0].event_id}) { eventType issue booking { id } patientAttendances { patientCard { surname } } } }`,
  );
  expect(visit).toEqual({
    eventType: "EVENT",
    issue: "Bolest ramene",
    booking: { id },
    patientAttendances: [{ patientCard: { surname: "Zelená" } }],
  });
  const second = await sent("2026-03-17T12:00:00Z");
  expect(await accept(second.id)).toBe("E102");
  expect(await accept(second.id, "receptionist", `, patientCard: ${ids.patients.karel}`)).toMatchObject({
    patientCard: { id: ids.patients.karel },
  });
});

test("rejecting frees the time and tells the patient why; a patient cancels by the link", async () => {
  const first = await sent("2026-03-17T10:00:00Z");
  expect(await claims(first.event)).toBeGreaterThan(0);
  expect(await reject(first.id)).toEqual({ status: "REJECTED" });
  expect(await claims(first.event)).toBe(0);
  const [mail] = (await runJobs(api)).filter(({ subject }) => subject.startsWith("Vaše žádost o termín"));
  expect(mail!.text).toContain("Petr má školení.");
  const second = await sent("2026-03-17T10:00:00Z");
  expect(await cancel(second.token)).toEqual({ status: "CANCELED_BY_CUSTOMER", cancelable: false });
  expect(await cancel(second.token)).toBe("E144");
  expect(await cancel("nic")).toBe("E009");
  expect(await claims(second.event)).toBe(0);
  const third = await sent("2026-03-17T10:00:00Z");
  await accept(third.id, "receptionist", ", confirmDuplicate: true");
  const { rows } = await owner.query("select event_id as event from bookings where id = $1", [third.id]);
  await owner.query("update medical_centers set booking_cancel_hours = 48 where id = $1", [ids.center]);
  expect(await cancel(third.token)).toBe("E148");
  await owner.query("update medical_centers set booking_cancel_hours = 1 where id = $1", [ids.center]);
  expect(await cancel(third.token)).toMatchObject({ status: "CANCELED_BY_CUSTOMER" });
  expect(await claims(rows[0].event)).toBe(0);
});

test("a patient's own excuse takes an unpaid charge back, and puts a visit back on its voucher", async () => {
  const chargedBy = async (mutation: (visit: number, voucher: number) => string) => {
    const { id, token } = await sent("2026-03-17T10:00:00Z");
    await accept(id, "receptionist", ", confirmDuplicate: true");
    const { rows } = await owner.query(
      "select a.id, a.patient_card_id as card from patient_attendances a join bookings b on b.event_id = a.event_id where b.id = $1",
      [id],
    );
    const [{ id: visit, card }] = rows;
    const voucher = await call(
      "receptionist",
      `mutation { procedureVoucherCreate(patientCard: ${card}, input: { procedureVoucherPreset: ${ids.voucherPresets.therapy} }) { id } }`,
    );
    await call("receptionist", mutation(visit, (voucher as { id: number }).id));
    const payment = await owner.query("select id from payments where attendance_id = $1", [visit]);
    expect(await cancel(token)).toMatchObject({ status: "CANCELED_BY_CUSTOMER" });
    return payment.rows[0].id as number;
  };
  const paymentOf = async (id: number) =>
    (await owner.query("select paid, canceled_at, cancel_cause from payments where id = $1", [id])).rows[0];
  const undone = { paid: 0, canceled_at: api.clock.now, cancel_cause: "WAIVED" };
  const owed = await chargedBy((visit) => `mutation { patientAttendanceCharge(patientAttendance: ${visit}) { id } }`);
  expect(await paymentOf(owed)).toEqual(undone);
  const byVoucher = await chargedBy(
    (visit, voucher) =>
      `mutation { patientAttendanceUseVoucher(patientAttendance: ${visit}, procedureVoucher: ${voucher}) { id } }`,
  );
  expect(await paymentOf(byVoucher)).toEqual(undone);
});

test("the link shows an accepted visit at its present time, which the last moment to cancel follows, and one that the centre cancels", async () => {
  const { id, token } = await sent("2026-03-17T10:00:00Z");
  await accept(id, "receptionist", ", confirmDuplicate: true");
  const own = () =>
    call(null, `query ($token: String!) { ownBooking(token: $token) { beginAt visitCanceled cancelable } }`, { token });
  const { rows } = await owner.query("select event_id as event from bookings where id = $1", [id]);
  const { event } = rows[0] as { event: number };
  await owner.query("update medical_centers set booking_cancel_hours = 72 where id = $1", [ids.center]);
  expect(await own()).toEqual({ beginAt: "2026-03-17T10:00:00.000Z", visitCanceled: false, cancelable: false });
  const move = `mutation { eventUpdate(event: ${event}, dateInput: { beginAt: "2026-03-24T10:00:00Z" }) { id } }`;
  await call("receptionist", move);
  expect(await own()).toEqual({ beginAt: "2026-03-24T10:00:00.000Z", visitCanceled: false, cancelable: true });
  await owner.query("update medical_centers set booking_cancel_hours = 1 where id = $1", [ids.center]);
  await call("receptionist", `mutation { eventRemove(event: ${event}) { id } }`);
  expect(await own()).toMatchObject({ visitCanceled: true, cancelable: false });
  expect(await cancel(token)).toBe("E148");
});

test("a request that is paid in advance gets a paid payment of its price and symbol; another is charged under its symbol when the patient comes", async () => {
  await owner.query("update medical_centers set booking_paid_in_advance = true where id = $1", [ids.center]);
  const [ahead, later] = [await sent("2026-03-17T10:00:00Z"), await sent("2026-03-17T12:00:00Z")];
  await owner.query("update medical_centers set booking_paid_in_advance = false where id = $1", [ids.center]);
  await owner.query("update procedures set price_amount = price_amount + 5000 where id = $1", [therapy]);
  await accept(ahead.id, "receptionist", ", confirmDuplicate: true, payedInAdvance: true");
  await accept(later.id, "receptionist", ", confirmDuplicate: true");
  const paymentOf = async ({ id }: { id: number }) => {
    const { rows } = await owner.query(
      `select visit.id as visit, booking.price::int as promised, booking.variable_symbol as asked,
         payment.variable_symbol as symbol, payment.price::int, payment.paid::int, payment.payment_method as method
       from bookings booking join patient_attendances visit on visit.event_id = booking.event_id
       left join payments payment on payment.attendance_id = visit.id where booking.id = $1`,
      [id],
    );
    return rows[0];
  };
  const paid = await paymentOf(ahead);
  const { promised, asked } = paid;
  expect(paid).toMatchObject({ symbol: asked, price: promised, paid: promised, method: "TRANSFER" });
  const { visit } = await paymentOf(later);
  await call(
    "receptionist",
    `mutation { patientAttendanceSetState(patientAttendance: ${visit}, state: PRESENT) { id } }`,
  );
  const owed = await paymentOf(later);
  expect(owed).toMatchObject({ symbol: owed.asked, price: promised + 5000, paid: 0, method: null });
  await owner.query("update procedures set price_amount = price_amount - 5000 where id = $1", [therapy]);
});

test("paramedics decide their own requests and anyone's, others all; another centre's are unknown", async () => {
  const own = await sent("2026-03-17T10:00:00Z", { profile: paramedic });
  const anyones = await sent("2026-03-17T12:00:00Z");
  await owner.query("update bookings set profile_id = $1 where id = $2", [admin, own.id]);
  const list = async (who: Role) =>
    ((await call(who, `{ bookings(status: CREATED) { items { id } } }`)) as { items: { id: number }[] }).items.map(
      ({ id }) => id,
    );
  expect(await list("receptionist")).toEqual([own.id, anyones.id]);
  expect(await list("paramedic")).toEqual([anyones.id]);
  expect([await accept(own.id, "paramedic"), await reject(own.id, "paramedic")]).toEqual(["E003", "E003"]);
  expect([await list("foreign"), await accept(own.id, "foreign")]).toEqual([[], "E003"]);
  expect(await reject(anyones.id, "paramedic")).toEqual({ status: "REJECTED" });
});
