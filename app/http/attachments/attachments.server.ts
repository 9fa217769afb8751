import { createHash } from "node:crypto";
import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { CreateAttachment } from "#app/graphql/patients/attachments.ts";
import { call } from "#app/graphql/client.server.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { attachmentTypes } from "#rules/codes.ts";
import { errors, type ErrorName } from "#rules/errors.ts";
import { MOST_FILES } from "#rules/upload.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { flash } from "../forms/flash.server.ts";
import { hrefHere } from "../request/href-here.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { queryOf } from "../request/query.ts";
import { loadOwnReport } from "../medical-reports/reports.server.ts";
import { submitForm, type Refusal } from "../forms/submit-form.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { attachmentPages } from "#app/paths/patients/attachments.ts";

/** An attachment of a report has no choice of type. */
const Sent = z.object({
  type: z.enum(attachmentTypes).default("MEDICAL"),
  withoutMetadata: z.boolean().default(false),
});
type Sent = z.output<typeof Sent>;
/** Result for each file by its name: its own fault, or that its report takes no more. */
const ofFile: readonly (ErrorName | undefined)[] = [
  "tooLarge",
  "fileTypeRefused",
  "fileEmpty",
  "fileDamaged",
  "fileBloated",
  "fileNameRefused",
  "fileInfected",
  "scannerAway",
  "metadataStays",
  "tooManyOfReport",
  "reportNotDraft",
];

/**
 * Attaches the files of a form to the card of the address, to the report among them that it names, and leads back to
 * where they are then; names those that were refused, with the reason, while the others are attached all the same.
 */
export const attachFiles = (args: ActionFunctionArgs) =>
  submitForm(args, Sent, async (sent) => {
    const uuid = args.params.uuid!;
    const files = (args.context.files?.getAll("files") ?? []).filter((file) => file instanceof File);
    if (files.length === 0) return refusal(sent, ["required"], 400);
    if (files.length > MOST_FILES) return refusal(sent, ["tooManyFiles"], 400);
    const { patientCard } = await call(args, PatientName, { uuid });
    const { report } = queryOf(args, attachmentPages.attachmentNew);
    const medicalReport = report === undefined ? undefined : await loadOwnReport(args, patientCard, report);
    const refused = await attachEach(
      args,
      { patientCard: patientCard.id, medicalReport: medicalReport?.id, ...sent },
      files,
    );
    const count = files.length - refused.length;
    if (refused.length === 0)
      return flash(
        args,
        redirect(
          hrefHere(
            args,
            patientPages.patient,
            medicalReport ? { uuid, tab: "dokumentace", report: medicalReport.uuid } : { uuid, tab: "prilohy" },
          ),
        ),
        { key: "attachments:attached", values: { count } },
      );
    const { t } = wordsOf(await myLocale(args));
    const reasons = refused.map(({ name, error }) => t("attachments:refused", { name, reason: t(`errors:${error}`) }));
    return refusal(sent, reasons, Math.max(...refused.map(({ error }) => errors[error].status)), { attached: count });
  });

async function attachEach(
  args: ActionFunctionArgs,
  to: { patientCard: number; medicalReport?: number } & Sent,
  files: File[],
) {
  const formKey = args.context.idempotencyKey ?? "";
  const refused: { name: string; error: ErrorName }[] = [];
  for (const file of files) {
    // The same file sent again by the same form is attached once, whatever other files come with it; with and without
    // metadata they are two.
    args.context.idempotencyKey = await deriveKey(formKey, file, to.withoutMetadata);
    await call(args, CreateAttachment, { ...to, file }).catch((failed: unknown) => {
      if (!(failed instanceof CallFailed) || !ofFile.includes(failed.error)) throw failed;
      refused.push({ name: file.name, error: failed.error! });
    });
  }
  return refused;
}

async function deriveKey(formKey: string, file: File, withoutMetadata: boolean): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([formKey, file.name, withoutMetadata]));
  for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest("hex");
}

function refusal({ type, withoutMetadata }: Sent, faults: string[], status: number, details: Refusal["details"] = {}) {
  const result: Refusal["result"] = {
    status: "error",
    initialValue: { type, ...(withoutMetadata && { withoutMetadata: "on" }) },
    error: { files: faults },
  };
  return data<Refusal>({ result, stale: false, apiMessage: null, details }, { status });
}
