import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateReport, ReportVersion, UpdateReport } from "#app/graphql/care/medical-reports.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { aboutOf } from "#app/http/medical-reports/report-form.server.ts";
import { reportForm } from "#rules/inputs/medical-reports/report-form.ts";
import { localDate } from "#rules/time/time.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";

/** Whether the server has a newer version than the form that is opened again. Scripts only. */
export async function loader(args: LoaderFunctionArgs) {
  args.context.unattended = true;
  await permitted(args, reportPages.reportDraft);
  const { report } = queryOf(args, reportPages.reportDraft);
  return Response.json(report ? (await load(args, ReportVersion, { uuid: report })).medicalReport : null);
}

/**
 * Autosave of a report, for scripts: the same form as Save sends, with the same rules. An existing report keeps the
 * text also while another field is wrong. Never redirects to the login: the author goes on typing.
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
      return Response.json((await call(args, UpdateReport, { medicalReport, version, input })).medicalReportUpdate);
    }
    if (whole.status !== "success") return Response.json({ error: "invalidInput" }, { status: 400 });
    return Response.json(
      (await call(args, CreateReport, { input: { ...whole.value, ...aboutOf(form) } })).medicalReportCreate,
    );
  } catch (failed) {
    if (failed instanceof CallFailed)
      return Response.json({ error: failed.error }, { status: failed.failure.status ?? 503 });
    throw failed;
  }
}
