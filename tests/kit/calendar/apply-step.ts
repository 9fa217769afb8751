import { expect } from "vitest";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate, localTime, type IsoDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { CalendarModel, type Change, type ModelEvent } from "./calendar-model.ts";
import type { Step } from "./random-steps.ts";

type Api = Awaited<ReturnType<typeof testApi>>;
type Fate = { status: number; code?: string };

const update = `mutation ($event: Int!, $date: EventDateInput, $places: EventFacilitiesInput, $details: EventDetailsInput, $following: Boolean, $whole: Boolean, $override: OverrideInput) {
  eventUpdate(event: $event, dateInput: $date, facilitiesInput: $places, detailsInput: $details, withFollowing: $following, wholeSeries: $whole, override: $override, confirmOutsideHours: true) { id } }`;

/**
 * Applies an operation to the product and to the model; its days are counted from `start`. Both must agree on whether
 * it is allowed and on its whole result.
 */
export async function applyStep(api: Api, start: IsoDate, model: CalendarModel, given: Step) {
  const { procedures } = ids;
  const momentOf = ({ day, time }: { day: number; time: string }) => instantOf(addDays(start, day), time);
  const wait = given.kind === "wait" ? given.hours * 60 : 1;
  api.clock.now = new Date(api.clock.now.getTime() + wait * 60_000);
  await api.database.owner.query("update sessions set last_seen_at = $1", [api.clock.now]);
  const time = api.clock.now.getTime();
  const call = async (
    document: string,
    variables: object = {},
  ): Promise<Fate & { data: { eventCreate: { id: number } } }> => {
    const { status, data, errors } = await api.call("paramedic", document, variables);
    return { status, data, code: errors?.[0]?.extensions.code };
  };
  const agree = (fate: Fate, hits: string[], overrides = false) => {
    const refused = hits.some((hit) => !overrides || !/^(profile|facility)/.test(hit));
    expect({ ...fate, data: undefined, step: given, hits }).toMatchObject(
      refused ? { status: hits.includes("full") ? 400 : 409 } : { status: 200 },
    );
    return !refused;
  };
  const consent = "override" in given && given.override ? { reason: "zkouška" } : null;
  const from =
    given.kind === "restore" ? [...model.events.values()].filter(({ removed }) => removed !== null) : model.living();
  const chosen = "pick" in given && from.length > 0 ? from[given.pick % from.length]! : null;

  if (given.kind === "create") {
    const { owner, facilities, cards, group } = given;
    const start = momentOf(given.begin).getTime();
    const input = {
      eventType: "EVENT",
      procedure: group ? procedures.group : procedures.therapy,
      beginAt: new Date(start),
      endAt: new Date(start + given.minutes * 60_000),
      owner,
      facilities,
      patientCards: cards,
      recurrence: given.recurrence,
      override: consent,
      confirmOutsideHours: true,
    };
    const slots = given.recurrence
      ? CalendarModel.expandRule(start, given.recurrence).map((date) =>
          instantOf(date, localTime(new Date(start))).getTime(),
        )
      : [start];
    const wanted = slots.map((slot, index): ModelEvent => ({
      id: -1 - index,
      begin: slot,
      end: slot + given.minutes * 60_000,
      owner,
      facilities,
      capacity: group ? 3 : null,
      note: "",
      cards: new Map(cards.map((card) => [card, "NOT_SET"])),
      parent: null,
      slot: given.recurrence ? slot : null,
      removed: null,
    }));
    const fate = await call(`mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, { input });
    if (!agree(fate, model.hits(wanted), given.override)) return;
    const first: number = fate.data.eventCreate.id;
    model.put(wanted.map((event, index) => ({ ...event, id: first + index, parent: given.recurrence ? first : null })));
    if (given.recurrence) model.times.set(first, localTime(new Date(start)));
    return;
  }
  if (!chosen || given.kind === "wait") return;
  if (given.kind === "attend") {
    const card = [...chosen.cards.keys()][given.card % Math.max(1, chosen.cards.size)];
    if (card === undefined) return;
    const { rows } = await api.database.owner.query(
      "select id from patient_attendances where event_id = $1 and patient_card_id = $2",
      [chosen.id, card],
    );
    const wanted = { ...chosen, cards: new Map([...chosen.cards, [card, given.state]]) };
    if (
      agree(
        await call(
          `mutation { patientAttendanceSetState(patientAttendance: ${rows[0].id}, state: ${given.state}) { id } }`,
        ),
        model.hits([wanted]),
      )
    )
      model.put([wanted]);
    return;
  }
  if (given.kind === "restore") {
    const back = [...model.events.values()].filter(
      ({ id, parent, removed }) =>
        id === chosen.id || (chosen.parent !== null && parent === chosen.parent && removed === chosen.removed),
    );
    const taken = new Set(
      model
        .living()
        .filter(({ parent }) => parent !== null && parent === chosen.parent)
        .map(({ slot }) => localDate(new Date(slot!))),
    );
    const wanted = back.map((event) => {
      const date = event.slot === null ? null : localDate(new Date(event.slot));
      return {
        ...event,
        removed: null,
        ...(date === null
          ? {}
          : taken.has(date)
            ? { parent: null, slot: null }
            : { slot: instantOf(date, model.times.get(event.parent!)!).getTime() }),
      };
    });
    if (agree(await call(`mutation { eventRestore(event: ${chosen.id}) { id } }`), model.hits(wanted)))
      model.put(wanted);
    return;
  }
  const targets = model.targets(chosen, given.scope, time);
  const meant = { following: given.scope === "FOLLOWING", whole: given.scope === "SERIES" };
  if (given.kind === "remove") {
    const fate = await call(
      `mutation { eventRemove(event: ${chosen.id}, withFollowing: ${meant.following}, wholeSeries: ${meant.whole}) { id } }`,
    );
    if (agree(fate, targets ? [] : ["over"]))
      model.put(targets!.map((id) => ({ ...model.events.get(id)!, removed: time })));
    return;
  }
  const begin = given.kind === "move" ? momentOf(given.begin).getTime() : chosen.begin;
  const change: Change =
    given.kind === "change"
      ? { owner: given.owner, facilities: given.facilities, cards: given.cards, note: given.note }
      : { begin, end: given.kind === "resize" ? begin + given.minutes * 60_000 : begin + chosen.end - chosen.begin };
  const fate = await call(update, {
    event: chosen.id,
    ...meant,
    override: consent,
    ...(given.kind === "change"
      ? {
          places: { owner: given.owner, facilities: given.facilities },
          details: { patientCards: given.cards, note: given.note },
        }
      : { date: given.kind === "move" ? { beginAt: new Date(begin) } : { endAt: new Date(change.end!) } }),
  });
  const full =
    change.cards && change.cards.filter((card) => chosen.cards.get(card) !== "EXCUSED").length > (chosen.capacity ?? 1);
  const wanted = targets ? model.changed(chosen, targets, change, given.scope) : [];
  if (!agree(fate, targets ? [...(full ? ["full"] : []), ...model.hits(wanted)] : ["over"], given.override)) return;
  const slot = model.events.get(targets![0]!)!.slot;
  model.put(wanted);
  if (given.scope === "ONE" || chosen.parent === null) return;
  const parent = model.split(chosen.parent, slot!, wanted);
  if (begin !== chosen.begin) model.times.set(parent, localTime(new Date(begin)));
}
