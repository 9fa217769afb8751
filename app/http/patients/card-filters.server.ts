import { redirect } from "@remix-run/node";
import type { QueryOf } from "#app/paths/page.ts";
import { readDate } from "#rules/read-date.ts";
import { addMonths } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { idsOf } from "../calendar/calendar.server.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { queryOf } from "../request/query.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

type Query = QueryOf<typeof patientPages.patients>;

const sorts = { patient: "surname", birthDate: "dateOfBirth", created: "createdAt" } as const;
/** No care is older than this, in months. */
const LONGEST = 1200;

/**
 * The cards an address asks for: its query with days as the product writes them, and the same as the API's operation
 * and its list take it.
 */
export function cardFilters(args: Args) {
  const query = queryOf(args, patientPages.patients);
  const today = localDate(args.context.now());
  const known = {
    ...query,
    q: query.q?.trim() || undefined,
    insurer: query.insurer ?? undefined,
    paramedic: idsOf([query.paramedic ?? 0])?.[0],
    visitFrom: query.visitFrom ? pastDay(query.visitFrom, today) : undefined,
    visitTo: query.visitTo ? pastDay(query.visitTo, today) : undefined,
    absent: query.absent && query.absent > 0 && query.absent <= LONGEST ? query.absent : undefined,
  } satisfies Query;
  const { sort = "patient", direction = sort === "created" ? "desc" : "asc", absent, visitTo } = known;
  if ((["paramedic", "visitFrom", "visitTo", "absent"] as const).some((name) => query[name] && !known[name]))
    throw redirect(hrefHere(args, patientPages.patients, known));
  const lastVisitTo = [visitTo, absent ? addMonths(today, -absent) : undefined]
    .filter((day) => day !== undefined)
    .sort()[0];
  return {
    query: known,
    wanted: {
      q: known.q,
      archived: known.archived === 1,
      insuranceCompany: known.insurer,
      paramedic: known.paramedic,
      lastVisitFrom: known.visitFrom,
      lastVisitTo,
      withoutConsent: known.noConsent === 1,
      sort: sorts[sort],
      direction,
    },
    filters: {
      q: known.q,
      state: known.archived && "ARCHIVED",
      insurer: known.insurer,
      paramedic: known.paramedic,
      visitFrom: known.visitFrom,
      visitTo: lastVisitTo,
      consent: known.noConsent && "MISSING",
    },
    order: { sort, direction },
  };
}

/** A last visit is in the past: a day without its year means the last such day. */
function pastDay(text: string, today: IsoDate): IsoDate | undefined {
  const day = readDate(text, today);
  return day ? (day > today ? addMonths(day, -12) : day) : undefined;
}
