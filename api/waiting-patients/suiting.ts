import { and, asc, desc, gt, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import { bestFirst, fitOf, type Fit } from "./suits.ts";
import { DAY, earlier } from "#rules/time/durations.ts";
import { localDate, weekday } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import { LONGEST } from "../calendar/longest-event.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { occupancies } from "../core/db/tables/occupancies.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { fieldFault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { columns, takes, type WaitingPatient } from "./columns.ts";
import { waiting } from "../calendar/waiting-list/waiting.ts";
import { listServices } from "./services.ts";
import { clock } from "./values.ts";

export type FreedSlot = { from: Date; to: Date; profile: number; procedure?: number | null };
export type Suiting = Fit & { waitingPatient: WaitingPatient };

const MOST = 20;
/** The longest waiting come first; a slot that suits more entries than this has its twenty. */
const CANDIDATES = 1000;

/**
 * The patients who suit a free slot of at most a day, the best first, at most twenty; each with the service and the
 * time it would take. Patients who have something else at that time are left out. A service that the person does not
 * give suits no patient.
 */
export async function waitingPatientsFor(ctx: Ctx, { from, to, profile, procedure }: FreedSlot): Promise<Suiting[]> {
  allow(ctx, "calendar:read");
  if (to <= from) throw fieldFault("to", "endBeforeStart");
  if (to.getTime() - from.getTime() > DAY) throw fieldFault("to", "eventTooLong");
  const given = (await listServices(ctx, profile)).map(({ id, durationMinutes: minutes }) => ({ id, minutes }));
  const services = given.filter(({ id }) => !procedure || id === procedure);
  if (services.length === 0) return [];
  const date = localDate(from);
  const entries = await ctx.db
    .select(columns)
    .from(waitingPatients)
    .where(
      and(
        waiting(ctx),
        or(isNull(waitingPatients.availableFrom), lte(waitingPatients.availableFrom, date)),
        or(isNull(waitingPatients.availableTo), gte(waitingPatients.availableTo, date)),
        sql`(cardinality(${waitingPatients.weekdays}) = 0 or ${weekday(date)} = any(${waitingPatients.weekdays}))`,
        takes(columns.profiles, [profile]),
        takes(
          columns.procedures,
          services.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(waitingPatients.urgent), asc(waitingPatients.createdAt), asc(waitingPatients.id))
    .limit(CANDIDATES);
  const elsewhere = await listPlans(
    ctx,
    entries.map(({ patientCardId }) => patientCardId),
    from,
    to,
  );
  const suiting = entries
    .flatMap((waitingPatient) => {
      const preference = {
        ...waitingPatient,
        timeFrom: clock(waitingPatient.timeFrom),
        timeTo: clock(waitingPatient.timeTo),
      };
      const fit = fitOf(
        preference,
        { from, to, profile, services },
        elsewhere.filter(({ card }) => card === waitingPatient.patientCardId),
      );
      return fit ? [{ ...fit, waitingPatient }] : [];
    })
    .sort((a, b) => bestFirst(a.waitingPatient, b.waitingPatient))
    .slice(0, MOST);
  await track(ctx, "waitingPatient.listed", {
    details: { waitingPatients: suiting.map(({ waitingPatient }) => waitingPatient.id) },
  });
  return suiting;
}

/** Other events of these patients at that time. */
async function listPlans(ctx: ProfileCtx, cards: number[], from: Date, to: Date) {
  if (cards.length === 0) return [];
  const { patientCardId: card, beginAt, endAt } = occupancies;
  return ctx.db
    .select({ card, from: beginAt, to: endAt })
    .from(occupancies)
    .where(and(anyOf(card, cards), lt(beginAt, to), gte(beginAt, earlier(from, LONGEST)), gt(endAt, from)));
}
