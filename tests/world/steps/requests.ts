import fc from "fast-check";
import { localDate } from "#rules/time/time.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { ids } from "#tests/cast/people.ts";
import { withProofOfWork } from "../../kit/bookings.ts";
import type { Request } from "../model.ts";
import type { World } from "../open-world.ts";
import { people } from "../people.ts";
import { pick, pickOf, step } from "../step.ts";
import { letterFile, letterHash } from "./files.ts";

const { therapy, examination, group } = ids.procedures;
const SLUG = "u-lipy";
const PRICES: Record<number, number> = { [therapy]: 95_000, [examination]: 120_000, [group]: 25_000 };

const ofStatus = (world: World, ...statuses: Request["status"][]) =>
  world.model.requests.filter(({ status }) => statuses.includes(status));

export const request = step(
  "request",
  fc.record({
    person: fc.nat(people.length - 1),
    procedure: fc.constantFrom(therapy, therapy, examination, group, group),
    time: fc.nat(99),
    letter: fc.option(fc.nat(9), { nil: null }),
  }),
  async (world, { person: at, procedure, time, letter }) => {
    const { model, now } = world;
    const person = people[at]!;
    const times: { beginAt: string }[] =
      (await world.ask(
        null,
        `{ bookingTimes(slug: "${SLUG}", procedure: ${procedure}, from: "${localDate(world.now)}", days: 8) { beginAt } }`,
      )) ?? [];
    if (times.length === 0) return;
    const { beginAt } = times[time % times.length]!;
    const uuid = `00000000-0000-4000-8000-${String(model.requests.length).padStart(12, "0")}`;
    const input = { ...person, uuid, procedure, beginAt, information: 1, issue: "Bolest" };
    const answer = await world.ask(
      null,
      `mutation ($input: BookingRequestInput!, $file: Upload) { bookingRequest(slug: "${SLUG}", input: $input, file: $file) { reference } }`,
      { input: withProofOfWork(world.api.services, input, now), file: null },
      letter === null ? undefined : { file: letterFile(letter) },
    );
    if (!answer) return;
    const [row] = await world.sql(
      `select b.id, b.event_id, b.confirm_by, b.price::int as price, e.type, e.end_at, e.owner_id,
         array(select facility_id from event_facilities where event_id = e.id order by 1) as facilities, f.uuid as file
       from bookings b join events e on e.id = b.event_id left join files f on f.id = b.file_id where b.uuid = $1`,
      [uuid],
    );
    if (letter !== null) world.hashes.set(row.file, letterHash(letter));
    const made: Request = {
      id: row.id,
      uuid,
      person,
      reference: answer.reference,
      token: null,
      status: "CREATED",
      confirmBy: model.emailConfirmed ? later(world.now, 30 * MINUTE).getTime() : null,
      at: Date.parse(beginAt),
      procedure,
      price: row.price,
      event: row.event_id,
      card: null,
    };
    model.requests.push(made);
    if (row.type !== "BOOKING") return;
    model.holds.set(made.event, made);
    model.put({
      id: made.event,
      begin: made.at,
      end: row.end_at.getTime(),
      owner: row.owner_id,
      facilities: row.facilities,
      cards: new Map(),
      capacity: null,
    });
  },
);

export const confirm = step("confirm", pick, async (world, at) => {
  const request = pickOf(
    ofStatus(world, "CREATED").filter(({ token, confirmBy }) => token && confirmBy),
    at,
  );
  if (!request) return;
  if (await world.ask(null, `mutation { ownBookingConfirm(token: "${request.token}") { status } }`))
    request.confirmBy = null;
});

export const cancelByLink = step("cancelByLink", pick, async (world, at) => {
  const { model, now } = world;
  const request = pickOf(
    ofStatus(world, "CREATED", "ACCEPTED").filter(({ token }) => token),
    at,
  );
  if (!request) return;
  const canceled = await world.ask(null, `mutation { ownBookingCancel(token: "${request.token}") { status } }`);
  if (!canceled) return;
  if (request.status === "CREATED") model.freeHold(request, now.getTime());
  else excuse(world, request);
  request.status = "CANCELED_BY_CUSTOMER";
});

function excuse({ model }: World, { event, card }: Request) {
  const visit = model.event(event)!;
  model.put({ ...visit, cards: new Map([...visit.cards, [model.cardOf(card!), "EXCUSED"]]) });
}

export const accept = step(
  "accept",
  fc.record({
    pick,
    card: fc.constantFrom("new", "known", "known", "other"),
    paid: fc.constantFrom(false, false, true),
  }),
  async (world, { pick: at, card, paid }) => {
    const { model, now } = world;
    const request = pickOf(ofStatus(world, "CREATED"), at);
    if (!request) return;
    const before = model.requests.findLast((one) => one.person === request.person && one.card !== null)?.card;
    const chosen = card === "new" ? undefined : card === "other" ? pickOf(model.openCards(), at) : before;
    const given = `booking: ${request.id}, payedInAdvance: ${paid}, confirmDuplicate: true${chosen ? `, patientCard: ${model.cardOf(chosen)}` : ""}`;
    const answer = await world.ask("receptionist", `mutation { bookingAccept(${given}) { patientCard { id } } }`);
    if (!answer) return;
    const id: number = answer.patientCard.id;
    if (!model.cards.has(id)) model.cards.set(id, { language: null, closed: false, mergedInto: null });
    const { locale } = request.person;
    if (locale !== "cs") model.cards.get(id)!.language ??= locale;
    const [{ event_id: event }] = await world.sql("select event_id from bookings where id = $1", [request.id]);
    const held = model.event(request.event)!;
    model.freeHold(request, now.getTime());
    model.put(
      held.id === event
        ? { ...held, cards: new Map([...held.cards, [id, "NOT_SET"]]) }
        : { ...held, id: event, cards: new Map([[id, "NOT_SET"]]), removed: null },
    );
    Object.assign(request, { status: "ACCEPTED", event, card: id });
    if (paid) model.take(now, "TRANSFER", request.price ?? PRICES[request.procedure]!);
  },
);

export const reject = step("reject", pick, async (world, at) => {
  const request = pickOf(ofStatus(world, "CREATED"), at);
  if (!request) return;
  const document = `mutation { bookingReject(booking: ${request.id}, sendEmail: true, reason: "Petr má školení.") { status } }`;
  if (!(await world.ask("receptionist", document))) return;
  world.model.freeHold(request, world.now.getTime());
  request.status = "REJECTED";
});
