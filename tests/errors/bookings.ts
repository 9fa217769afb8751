import { tokenHash } from "#api/core/access/authenticate.ts";
import { ids } from "#tests/cast/people.ts";
import { openBookings, withProofOfWork, requestAt } from "../kit/bookings.ts";
import { ask, field, owner, settings, whole } from "./ask.ts";

const { procedures, profiles, center, patients } = ids;

/** A request in the database, and its id; of its own event. */
async function booking(columns: Record<string, string> = {}): Promise<number> {
  const event = await owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at, owner_id) values ($1, 'BOOKING', now(), now() + interval '1 hour', $2) returning id`,
    [center, profiles.paramedic],
  );
  const row = {
    uuid: "gen_random_uuid()",
    medical_center_id: String(center),
    begin_at: "now() + interval '1 day'",
    end_at: "now() + interval '2 days'",
    procedure_id: String(procedures.therapy),
    event_id: String(event.rows[0].id),
    name: "'Věra'",
    surname: "'Webová'",
    date_of_birth: "'1980-02-01'",
    sex: "'FEMALE'",
    email: "'vera@example.com'",
    phone: "'+420601222333'",
    locale: "'cs'",
    information: "1",
    token_hash: "gen_random_uuid()",
    ...columns,
  };
  const { rows } = await owner.query(
    `insert into bookings (${Object.keys(row).join()}) values (${Object.values(row).join()}) returning id, event_id`,
  );
  return rows[0].id;
}
const decided = { decided_at: "now()" };
const accept = (id: number) => ask("admin", `mutation { bookingAccept(booking: ${id}) { id } }`);
const setRules = (input: string) =>
  ask("admin", `mutation { bookingConfigUpdate(input: { ${input} }, version: 1) { id } }`);
async function request(beginAt: string) {
  await openBookings(owner);
  return ask(
    null,
    `mutation ($input: BookingRequestInput!) { bookingRequest(slug: "u-lipy", input: $input) { reference } }`,
    { input: withProofOfWork({ settings }, requestAt(beginAt)) },
  );
}

/** The refusals of patients' requests for times, and of the page for them. */
export const bookings = {
  slugInvalid: () => field("slug", ask("admin", `mutation { medicalCenterSlugUpdate(slug: "U lípy") { id } }`)),
  originInvalid: () => field("origins", setRules(`origins: ["http://a.example"]`)),
  tooManyOrigins: () =>
    field(
      "origins",
      setRules(`origins: ${JSON.stringify(Array.from({ length: 11 }, (_, n) => `https://${n}.example`))}`),
    ),
  slugTaken: () => field("slug", ask("admin", `mutation { medicalCenterSlugUpdate(slug: "cizi") { id } }`)),
  timeTaken: () => whole(request("2026-03-17T00:00:00Z")),
  bookingDecided: async () => whole(accept(await booking({ status: "'REJECTED'", ...decided }))),
  bookingWaits: async () => {
    const { rows } = await owner.query("select event_id as id from bookings where id = $1", [await booking()]);
    return whole(ask("admin", `mutation { eventRemove(event: ${rows[0].id}) { id } }`));
  },
  bookingMissed: async () => whole(accept(await booking({ begin_at: "'2026-03-01'" }))),
  tooManyBookings: async () => {
    for (let n = 0; n < 3; n++) await booking();
    return whole(request("2026-03-17T10:00:00Z"));
  },
  attendsAlready: async () => {
    const { rows } = await owner.query(
      `insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id, capacity)
       values ($1, 'EVENT', now() + interval '1 day', now() + interval '2 days', $2, $3, 5) returning id`,
      [center, procedures.group, profiles.paramedic],
    );
    const event_id = String(rows[0].id);
    await owner.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id) values ($1, $2, $3)",
      [center, event_id, patients.jana],
    );
    const id = await booking({ event_id });
    return whole(ask("admin", `mutation { bookingAccept(booking: ${id}, patientCard: ${patients.jana}) { id } }`));
  },
  cancelTooLate: async () => {
    const token = "link-of-an-accepted-request";
    await booking({
      status: "'ACCEPTED'",
      token_hash: `'${tokenHash(token)}'`,
      begin_at: "'2026-03-16T10:00:00Z'",
      patient_card_id: String(patients.jana),
      ...decided,
    });
    return whole(ask(null, `mutation { ownBookingCancel(token: "${token}") { status } }`));
  },
};
