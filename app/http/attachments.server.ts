import { createHash } from "node:crypto";
import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { CreateAttachment } from "#app/graphql/attachments.ts";
import { api } from "#app/graphql/client.server.ts";
import { PatientName } from "#app/graphql/patients.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { attachmentTypes, type AttachmentType } from "#rules/codes.ts";
import { errors, type ErrorName } from "#rules/errors.ts";
import { MOST_FILES } from "#rules/upload.ts";
import { CallFailed } from "./failure.ts";
import { flash } from "./flash.server.ts";
import { hrefHere } from "./href-here.ts";
import { myLocale } from "./my-locale.server.ts";
import { queryOf } from "./query.ts";
import { ownReportOf } from "./reports.server.ts";
import { submitForm, type Refusal } from "./submit-form.server.ts";

/** What belongs to a report is not asked for its kind. */
const Sent = z.object({ type: z.enum(attachmentTypes).default("MEDICAL") });
/** What is told of each file, by its name: what is wrong with it alone, or that its report takes no more. */
const ofFile: readonly (ErrorName | undefined)[] = [
  "tooLarge",
  "fileTypeRefused",
  "fileEmpty",
  "fileDamaged",
  "fileBloated",
  "fileNameRefused",
  "fileInfected",
  "scannerAway",
  "tooManyOfReport",
  "reportNotDraft",
];

/**
 * Attaches the files of a form to the card of the address, to the report among them that it names, and leads back to where
 * they are then; names those that were refused, with the reason, while the others are attached all the same.
 */
export const attachFiles = (args: ActionFunctionArgs) =>
  submitForm(args, Sent, async ({ type }) => {
    const uuid = args.params.uuid!;
    const files = (args.context.files?.getAll("files") ?? []).filter((sent) => sent instanceof File);
    if (files.length === 0) return refusal(type, ["required"], 400);
    if (files.length > MOST_FILES) return refusal(type, ["tooManyFiles"], 400);
    const { patientCard } = await api(args, PatientName, { uuid });
    const { report } = queryOf(args, "attachmentNew");
    const medicalReport = report === undefined ? undefined : await ownReportOf(args, patientCard, report);
    const refused = await attachEach(
      args,
      { patientCard: patientCard.id, medicalReport: medicalReport?.id, type },
      files,
    );
    const count = files.length - refused.length;
    if (refused.length === 0)
      return flash(
        args,
        redirect(
          hrefHere(
            args,
            "patient",
            medicalReport ? { uuid, tab: "dokumentace", report: medicalReport.uuid } : { uuid, tab: "prilohy" },
          ),
        ),
        { key: "attachments:attached", values: { count } },
      );
    const { t } = wordsOf(await myLocale(args));
    const reasons = refused.map(({ name, error }) => t("attachments:refused", { name, reason: t(`errors:${error}`) }));
    return refusal(type, reasons, Math.max(...refused.map(({ error }) => errors[error].status)), { attached: count });
  });

async function attachEach(
  args: ActionFunctionArgs,
  to: { patientCard: number; medicalReport?: number; type: AttachmentType },
  files: File[],
) {
  const formKey = args.context.idempotencyKey ?? "";
  const refused: { name: string; error: ErrorName }[] = [];
  for (const file of files) {
    // The same file sent again by the same form is attached once, whatever other files come with it.
    args.context.idempotencyKey = await keyOf(formKey, file);
    await api(args, CreateAttachment, { ...to, file }).catch((failed: unknown) => {
      if (!(failed instanceof CallFailed) || !ofFile.includes(failed.error)) throw failed;
      refused.push({ name: file.name, error: failed.error! });
    });
  }
  return refused;
}

async function keyOf(formKey: string, file: File): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([formKey, file.name]));
  for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest("hex");
}

function refusal(type: AttachmentType, faults: string[], status: number, details: Refusal["details"] = {}) {
  const result: Refusal["result"] = { status: "error", initialValue: { type }, error: { files: faults } };
  return data<Refusal>({ result, stale: false, told: null, details }, { status });
}
