import type { Pool } from "pg";
import { expect } from "vitest";
import { expandRule } from "#api/calendar/series/expand.ts";
import { readSeries, slotOf } from "#rules/calendar/recurrence.ts";

/** The expected claims of events, computed independently of the product's language. */
const wanted = `
  with living as (
    select e.*, e.capacity is null and exists (select from patient_attendances a where a.event_id = e.id)
      and not exists (select from patient_attendances a where a.event_id = e.id and a.state <> 'EXCUSED') as called_off
    from events e where e.removed_at is null)
  select id as event_id, 'profile ' || owner_id as what, begin_at, end_at from living where owner_id is not null and not called_off
  union select l.id, 'profile ' || p.profile_id, begin_at, end_at from living l join event_profiles p on p.event_id = l.id where not called_off
  union select l.id, 'facility ' || f.facility_id, begin_at, end_at from living l join event_facilities f on f.event_id = l.id where not called_off
  union select l.id, 'card ' || a.patient_card_id, begin_at, end_at from living l join patient_attendances a on a.event_id = l.id where a.state <> 'EXCUSED'`;
const there = `
  select event_id, coalesce('profile ' || profile_id, 'facility ' || facility_id, 'card ' || patient_card_id) as what, lower(during) as begin_at, upper(during) as end_at from occupancies`;

/**
 * No claim too many or too few, no group beyond its capacity, whole days from midnight to midnight, and every series
 * describes exactly its events.
 */
export async function checkCalendar(owner: Pool) {
  const { rows: wrong } = await owner.query(
    `(table w except all table t) union all (table t except all table w)`
      .replaceAll("table w", `select * from (${wanted}) w`)
      .replaceAll("table t", `select * from (${there}) t`),
  );
  expect(wrong, "claims are those of the living events").toEqual([]);

  const { rows: full } = await owner.query(
    `select e.id from events e join patient_attendances a on a.event_id = e.id and a.state <> 'EXCUSED' where e.removed_at is null group by e.id having count(*) > coalesce(e.capacity, 1)`,
  );
  expect(full, "nobody comes for whom there is no place").toEqual([]);

  const { rows: cut } = await owner.query(
    `select id from events where all_day and greatest((begin_at at time zone 'Europe/Prague')::time, (end_at at time zone 'Europe/Prague')::time) > '00:00'`,
  );
  expect(cut, "whole days begin and end at midnight").toEqual([]);

  const { rows: members } = await owner.query<{
    id: number;
    parent_id: number | null;
    recurrence: string | null;
    recurrence_at: Date | null;
    living: boolean;
  }>(
    `select id, parent_id, recurrence, recurrence_at, removed_at is null as living from events where parent_id is not null or recurrence is not null order by recurrence_at`,
  );
  const byId = new Map(members.map((row) => [row.id, row]));
  for (const parent of new Set(members.flatMap(({ parent_id }) => parent_id ?? []))) {
    const slots = members
      .filter(({ parent_id, living }) => parent_id === parent && living)
      .map(({ recurrence_at }) => recurrence_at!.toISOString());
    const series = readSeries(byId.get(parent)!.recurrence!);
    const said = [...expandRule(series).filter((date) => !series.without.includes(date)), ...series.also]
      .sort()
      .map((date) => slotOf(series, date).toISOString());
    if (slots.length > 0) expect(said, `the rule of series ${parent}`).toEqual(slots);
  }
}
