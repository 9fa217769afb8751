import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";

const api = await testApi();
const { owner } = api.database;
const { serve, rowsOf, idsOf, fileOf, queriesOf } = listsOf(api);
const { patients, procedures, profiles, waitingPatients } = ids;

test("waiting patients are listed with their preferences, urgent ones first, and saved by administrators", async () => {
  const { rows } = await owner.query(
    `insert into waiting_patients (medical_center_id, patient_card_id, urgent, available_to, created_at)
     values ($1, $2, true, '2026-03-20', '2026-03-15 12:00Z') returning id`,
    [ids.center, patients.jana],
  );
  const [{ id: urgent }] = rows;
  expect(await rowsOf("receptionist", "waitingPatients")).toEqual([
    {
      id: urgent,
      patient: { id: urgent, name: "Dvořáčková Jana", urgent: true },
      urgent: "URGENT",
      phone: "+420601000377",
      email: "jana@example.com",
      preference: { procedures: [], people: [] },
      time: { weekdays: [], timeFrom: null, timeTo: null, availableFrom: null, availableTo: "2026-03-20" },
      note: { note: null, canceled: null },
      waits: { since: "2026-03-15", days: 1 },
      added: "2026-03-15",
    },
    expect.objectContaining({
      id: waitingPatients.karel,
      preference: {
        procedures: [{ id: procedures.therapy, name: "Individuální LTV", color: expect.any(String) }],
        people: [expect.stringContaining("Petr")],
      },
      time: { weekdays: [1, 3], timeFrom: null, timeTo: "12:00", availableFrom: null, availableTo: null },
    }),
  ]);
  const reversed = [waitingPatients.karel, urgent];
  expect(await idsOf("paramedic", "waitingPatients", "sort=publishedAt&direction=asc")).toEqual(reversed);
  expect(await idsOf("paramedic", "waitingPatients", "sort=waits&direction=asc")).toEqual(reversed);
  expect(await idsOf("admin", "waitingPatients", "urgent=1")).toEqual([urgent]);
  expect(await idsOf("admin", "waitingPatients", `procedure=${procedures.group}`)).toEqual([urgent]);
  expect(await idsOf("admin", "waitingPatients", `profile=${profiles.paramedic}`)).toEqual([urgent, reversed[0]]);
  expect(await idsOf("foreign", "waitingPatients")).toEqual([waitingPatients.foreign]);
  const [head, karel, jana] = await fileOf("admin", "waitingPatients");
  expect(head!.join()).toBe("Pacient,Urgentní,Telefon,E-mail,Přání,Přání: kdo,Kdy,Poznámka,Čeká,Zapsán");
  expect(karel!.slice(4, 8)).toEqual([
    "Individuální LTV",
    expect.stringContaining("Petr"),
    "po, st –12:00",
    "Stačí zavolat hodinu předem",
  ]);
  expect([jana![1], jana![6], jana![8], jana![9]]).toEqual(["Urgentní", "–20.3.2026", "1", "15.3.2026"]);
  for (const who of ["receptionist", "paramedic"] as const)
    expect(await refusal(serve(who, "waitingPatients", "format=csv"))).toBe("forbidden");
  await owner.query("update sessions set authenticated_at = null");
  expect(await refusal(serve("admin", "waitingPatients", "format=csv"))).toBe("reauthenticationNeeded");
  await owner.query("update sessions set authenticated_at = $1", [api.clock.now]);
  expect(await refusal(serve("lonely", "waitingPatients"))).toBe("forbidden");
});

/** Requests of a status, each for the paramedic or for anyone. */
async function addBookings(status: string, begins: string[], profile: number | null) {
  const { rows } = await owner.query(
    `insert into bookings (uuid, medical_center_id, status, begin_at, end_at, procedure_id, profile_id, event_id, name, surname, date_of_birth, sex, email, phone, issue, note, locale, information, token_hash, decided_by, decided_at, reason)
     select gen_random_uuid(), $1, $2::booking_status, begin, begin + interval '45 minutes', $3, $4, $5, 'Věra', 'Zelená', '1980-02-01', 'FEMALE', 'vera@example.com', '+420601222333', 'Bolest ramene', 'Mohu i dřív', 'cs', 1, gen_random_uuid()::text,
       case when $2 = 'REJECTED' then $6::int end, case when $2 <> 'CREATED' then begin - interval '1 day' end, case when $2 = 'REJECTED' then 'Máme zavřeno.' end
     from unnest($7::timestamptz[]) begin returning id`,
    [ids.center, status, procedures.therapy, profile, ids.events.janaTherapy, profiles.admin, begins],
  );
  return rows.map(({ id }) => id as number);
}

test("requests are listed to those who decide them, and saved by administrators and by whom they are for", async () => {
  const [missed, coming] = await addBookings("CREATED", ["2026-03-10 09:00Z", "2026-03-20 09:00Z"], null);
  const [forAdmin] = await addBookings("CREATED", ["2026-03-21 09:00Z"], profiles.admin);
  const [first, last] = await addBookings("REJECTED", ["2026-03-20 09:00Z", "2026-03-21 09:00Z"], profiles.paramedic);
  const [canceled] = await addBookings("CANCELED_BY_CUSTOMER", ["2026-03-20 09:00Z"], null);
  const [row, ...rest] = await rowsOf("receptionist", "bookings");
  const reference = expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  const contact = { phone: "+420601222333", email: "vera@example.com" };
  expect(row).toEqual({
    id: missed,
    booking: { id: missed, reference, beginAt: "2026-03-10T09:00:00.000Z", waits: false },
    reference,
    patient: { card: null, name: "Zelená Věra", birthDate: "1980-02-01", ...contact },
    ...contact,
    service: { name: "Individuální LTV", color: expect.any(String), person: null },
    reason: "Bolest ramene\nMohu i dřív",
    decided: null,
    rejection: null,
  });
  expect(rest).toMatchObject([{ id: coming, booking: { waits: true } }, { id: forAdmin }]);
  expect(await idsOf("paramedic", "bookings")).toEqual([missed, coming]);
  expect(await idsOf("admin", "bookings", `profile=${profiles.admin}`)).toEqual([forAdmin]);
  expect(await idsOf("foreign", "bookings")).toEqual([]);
  expect(await idsOf("admin", "bookings", "status=REJECTED&sort=decided&direction=desc")).toEqual([last, first]);
  expect(await rowsOf("admin", "bookings", "status=CANCELED_BY_CUSTOMER")).toMatchObject([
    { id: canceled, decided: { at: "2026-03-19T09:00:00.000Z", by: null } },
  ]);
  const [head, one] = await fileOf("paramedic", "bookings", "status=REJECTED");
  expect(head!.join()).toBe(
    "Termín,Číslo žádosti,Pacient,Pacient: narození,Telefon,E-mail,Služba a\u00a0osoba,Služba a\u00a0osoba: kdo,Důvod návštěvy,Rozhodnutí,Rozhodnutí: kdo,Důvod odmítnutí",
  );
  expect([one![0], ...one!.slice(2, 4)]).toEqual(["20.3.2026 10:00", "Zelená Věra", "1.2.1980"]);
  expect(one!.slice(8)).toEqual([
    "Bolest ramene\nMohu i dřív",
    "19.3.2026 10:00",
    expect.stringContaining("Dana"),
    "Máme zavřeno.",
  ]);
  expect(await refusal(serve("receptionist", "bookings", "format=csv"))).toBe("forbidden");
  await owner.query("update sessions set authenticated_at = null");
  expect(await refusal(serve("admin", "bookings", "format=csv"))).toBe("reauthenticationNeeded");
  expect(await refusal(serve("paramedic", "bookings", "format=csv"))).toBe(null);
  await owner.query("update sessions set authenticated_at = $1", [api.clock.now]);
  const { rows } = await owner.query("select action from audit_rows where action = 'booking.listed'");
  expect(rows.length).toBe(6);
});

test("a page takes as many queries whatever it holds", async () => {
  const begins = Array.from({ length: 40 }, (_, at) => `2026-04-${String((at % 28) + 1).padStart(2, "0")} 09:00Z`);
  const one = await queriesOf("bookings", `profile=${profiles.admin}`);
  await addBookings("CREATED", begins, profiles.admin);
  expect(await queriesOf("bookings", `profile=${profiles.admin}`)).toBe(one);
});
