import { expect } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { checkCalendar } from "../../kit/calendar/check-calendar.ts";
import type { ModelEvent } from "../../kit/calendar/calendar-model.ts";
import type { World } from "../open-world.ts";

/** The stored calendar in the form of the model. */
async function stored(world: World) {
  const rows = await world.sql(
    `select e.id, e.begin_at, e.end_at, e.owner_id, e.capacity, e.parent_id, e.recurrence_at, e.removed_at is not null as removed,
       array(select facility_id from event_facilities where event_id = e.id order by 1) as facilities,
       array(select array[patient_card_id::text, state::text] from patient_attendances where event_id = e.id order by patient_card_id) as cards
     from events e where medical_center_id = $1 and id > 100 order by e.id`,
    [ids.center],
  );
  return rows.map((row) => ({
    id: row.id,
    begin: row.begin_at,
    end: row.end_at,
    owner: row.owner_id,
    facilities: row.facilities,
    capacity: row.capacity,
    parent: row.parent_id,
    slot: row.recurrence_at,
    removed: row.removed,
    cards: Object.fromEntries(row.cards),
  }));
}

const asStored = ({ id, begin, end, owner, facilities, capacity, parent, slot, removed, cards }: ModelEvent) => ({
  id,
  begin: new Date(begin),
  end: new Date(end),
  owner,
  facilities,
  capacity,
  parent,
  slot: slot === null ? null : new Date(slot),
  removed: removed !== null,
  cards: Object.fromEntries(cards),
});

/** Changes with every row of events, attendances and requests. */
const written = `
  select concat_ws(' ', (select count(*) || ' ' || sum(version) || count(removed_at) from events), (select count(*) || ' ' || sum(version) from patient_attendances),
    (select string_agg(id || status::text, ' ' order by id) from bookings)) as written`;

/** The calendar is that of the model: every accepted request has its place there, and no place has two patients. */
export async function expectPlaces(world: World) {
  const { model } = world;
  const wanted = [...model.calendar.events.values()].sort((one, other) => one.id - other.id).map(asStored);
  const [row] = await world.sql(written);
  const mark = `${row.written} ${JSON.stringify([wanted, model.requests])}`;
  if (mark === world.calendarWritten) return;
  world.calendarWritten = mark;
  expect(await stored(world), "events and who comes to them").toEqual(wanted);
  await checkCalendar(world.api.database.owner);
  const overbooked = await world.sql(
    `select e.id from events e where e.capacity is not null and e.removed_at is null and e.capacity <
       (select count(*) from patient_attendances a where a.event_id = e.id and a.state <> 'EXCUSED')
       + (select count(*) from bookings b where b.event_id = e.id and b.status = 'CREATED' and b.begin_at > $1 and (b.confirm_by is null or b.confirm_by > $1))
     and exists (select from bookings b where b.event_id = e.id and b.status = 'CREATED')`,
    [world.now],
  );
  expect(overbooked, "groups with fewer places than patients and requests").toEqual([]);
  const statuses = await world.sql("select id, status from bookings where medical_center_id = $1 order by id", [
    ids.center,
  ]);
  const alive = model.requests.filter(({ status }) => status !== "GONE");
  const known = new Set(statuses.map(({ id }) => id));
  // A request that became no visit is forgotten after some time.
  expect(statuses, "requests").toEqual(
    alive
      .filter(
        ({ id, status, at }) =>
          known.has(id) || status === "ACCEPTED" || (status === "CREATED" && at > world.now.getTime()),
      )
      .map(({ id, status }) => ({ id, status })),
  );
}
