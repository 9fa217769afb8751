import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { api } from "#app/graphql/client.server.ts";
import { CreateReport, ReportVersion, UpdateReport } from "#app/graphql/reports.ts";
import { CallFailed } from "#app/http/failure.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { queryOf } from "#app/http/query.ts";
import { aboutOf } from "#app/http/report-form.server.ts";
import { reportForm } from "#rules/inputs/report-form.ts";
import { localDate } from "#rules/time.ts";

/** Whether the server has something newer than a form that somebody comes back to. Scripts only. */
export async function loader(args: LoaderFunctionArgs) {
  args.context.unattended = true;
  await permitted(args, "medicalReport:write");
  const { report } = queryOf(args, "reportDraft");
  return Response.json(report ? (await api(args, ReportVersion, { uuid: report })).medicalReport : null);
}

/**
 * Keeps what has been typed of a report so far, for scripts: the same form as Save sends, with the same rules. Of a report the
 * server has, the text is kept also while something else in the form is wrong. Nobody is sent to the login page from here:
 * who types goes on typing.
 */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const numberIn = (name: string) => Number(form.get(name)) || undefined;
  args.context.idempotencyKey = String(form.get("idempotencyKey") ?? "");
  const [medicalReport, version] = [numberIn("medicalReport"), numberIn("version")];
  try {
    const whole = parseWithZod(form, { schema: reportForm(localDate(args.context.now()), await myLocale(args)) });
    if (medicalReport && version) {
      const input = whole.status === "success" ? whole.value : { content: String(form.get("content") ?? "") };
      return Response.json((await api(args, UpdateReport, { medicalReport, version, input })).medicalReportUpdate);
    }
    if (whole.status !== "success") return Response.json({ error: "invalidInput" }, { status: 400 });
    return Response.json(
      (await api(args, CreateReport, { input: { ...whole.value, ...aboutOf(form) } })).medicalReportCreate,
    );
  } catch (failed) {
    if (failed instanceof CallFailed)
      return Response.json({ error: failed.error }, { status: failed.failure.status ?? 503 });
    throw failed;
  }
}
