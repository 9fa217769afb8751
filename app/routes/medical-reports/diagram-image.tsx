import type { LoaderFunctionArgs } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { DiagramOfVisit } from "#app/graphql/care/diagram.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { diagramWords } from "#app/http/diagram/diagram-words.server.ts";
import { diagramSvg } from "#rules/diagram/body-drawing.ts";

/**
 * The diagram of a visit's report as a picture. Not found for users who may not read reports, and for another patient.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { uuid, attendanceId } = args.params;
  const missing = new Response(null, { status: 404 });
  if (!/^\d{1,9}$/.test(attendanceId!)) throw missing;
  const { medicalReport } = await load(args, DiagramOfVisit, { patientAttendance: Number(attendanceId) });
  const { patientCard, bodyDiagram } = medicalReport;
  if (!bodyDiagram || patientCard.uuid !== uuid) throw missing;
  return new Response(diagramSvg(bodyDiagram, diagramWords(bodyDiagram, await myLocale(args))), {
    headers: { "content-type": "image/svg+xml; charset=utf-8" },
  });
}
