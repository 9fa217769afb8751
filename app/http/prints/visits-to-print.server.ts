import { load } from "#app/http/request/load.server.ts";
import { PatientToPrint, VisitsNotTaken, VisitsToPrint } from "#app/graphql/care/prints.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";

/** As many visits make one print; the rest is the next part of it. */
export const MOST_VISITS = 500;
/** As many the API answers at once. */
const AT_ONCE = 50;

/**
 * A part of the visits of the card in the address, both days included, the oldest first; `took` leaves only those to
 * which the patient came.
 */
export async function visitsToPrint(
  args: Args,
  { from, to, took, part = 1 }: { from: IsoDate; to: IsoDate; took: boolean; part?: number },
) {
  const { patientCard, me } = await load(args, PatientToPrint, { uuid: args.params.uuid! });
  const span = {
    patientCard: patientCard.id,
    from: instantOf(from).toISOString(),
    to: instantOf(addDays(to, 1)).toISOString(),
  };
  const states = took ? (["PRESENT"] as const).slice() : undefined;
  const ask = async (page: number) => (await load(args, VisitsToPrint, { ...span, states, page })).patientAttendances;
  const pages = MOST_VISITS / AT_ONCE;
  const begin = (part - 1) * pages + 1;
  const { items, total } = await ask(begin);
  if (part < 1 || (part > 1 && (begin - 1) * AT_ONCE >= total)) throw new Response(null, { status: 404 });
  for (let page = begin + 1; page < begin + pages && (page - 1) * AT_ONCE < total; page++)
    items.push(...(await ask(page)).items);
  const none = { excused: { total: 0 }, missed: { total: 0 } };
  const { excused, missed } = took ? none : await load(args, VisitsNotTaken, span);
  return {
    patient: patientCard,
    center: me.profile!.medicalCenter!,
    visits: items,
    total,
    notTaken: { excused: excused.total, missed: missed.total },
    first: (part - 1) * MOST_VISITS + 1,
  };
}
