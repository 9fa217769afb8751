import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { EventVisits, SetAttendance, SetProgress } from "#app/graphql/calendar/attendances.ts";
import { call } from "#app/graphql/client.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { attendanceStates, waitingRoomProgresses } from "#rules/codes.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

const Press = z.object({
  state: z.enum(attendanceStates).optional(),
  progress: z.enum(waitingRoomProgresses).optional(),
});

/** A key pressed on a tile; without scripts, attendance is recorded on the event's page. */
export const loader = (args: LoaderFunctionArgs) => redirect(hrefHere(args, calendarPages.event, { id: idOf(args) }));

/** Sets the attendance of the only patient; of an event with more or none, the answer is 409. */
export async function action(args: ActionFunctionArgs) {
  const event = idOf(args);
  const answer = await submitForm(args, Press, async ({ state, progress }) => {
    const { patientAttendances: visits } = (await call(args, EventVisits, { event })).event;
    const [visit] = visits;
    if (!visit || visits.length > 1) return Response.json(null, { status: 409 });
    if (state) await call(args, SetAttendance, { attendance: visit.id, state });
    if (progress) await call(args, SetProgress, { attendance: visit.id, progress });
    return Response.json({ done: true });
  });
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? {});
}
