import { parse } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { ReportText, TextsToInsert } from "#app/graphql/care/report-templates.ts";
import { MedicalReport } from "#app/graphql/care/medical-reports.ts";
import { readDate } from "#rules/read-date.ts";
import { readTime } from "#rules/time/read-time.ts";
import { fillTokens } from "./report-tokens.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { keepForm } from "../forms/keep-form.server.ts";
import { me } from "../session/me.server.ts";
import { myLocale } from "../session/my-locale.server.ts";

/** Texts that can be inserted into a report of this patient; the report being written is not its own last one. */
export async function textsToInsert(args: Args, patientCard: number, writing?: string) {
  const { templatesByProcedure: templates, medicalReports } = await load(args, TextsToInsert, { patientCard });
  return { templates, last: medicalReports.items.find(({ uuid }) => uuid !== writing) ?? null };
}

type Asked = { text: string; date: string; time: string };

/**
 * A template or phrase (`t` and its id) with the day and the time of the examination filled in, or the text of a report
 * of this card (`r` and its uuid).
 */
export async function textToInsert(args: Args, card: string, { text, date, time }: Asked): Promise<string> {
  const [kind, which] = [text[0], text.slice(1)];
  if (kind === "r") {
    const { medicalReport } = await load(args, MedicalReport, { uuid: which });
    if (medicalReport.patientCard.uuid !== card) throw new Response(null, { status: 404 });
    return medicalReport.content ?? "";
  }
  if (kind !== "t" || !/^\d{1,9}$/.test(which)) throw new Response(null, { status: 404 });
  const now = args.context.now();
  const [day, clock] = [readDate(date, localDate(now), await myLocale(args)), readTime(time)];
  return fillTokens(
    (await load(args, ReportText, { id: Number(which) })).template.content,
    day && clock ? instantOf(day, clock) : now,
  );
}

/** Without scripts: the whole form comes back as it was typed, with the chosen text at its end. */
export async function formWithText(args: Args, card: string) {
  const form = await args.request.clone().formData();
  if (!(await me(args))) throw redirect(await keepForm(args, form));
  const typed = parse(form, { resolve: () => ({}) }).payload as Record<string, string>;
  const { insertText: text = "", date = "", time = "", content = "", idempotencyKey: _once, ...rest } = typed;
  const inserted = text ? await textToInsert(args, card, { text, date, time }) : "";
  return { typed: { ...rest, date, time, content: [content.trimEnd(), inserted].filter(Boolean).join("\n\n") } };
}
