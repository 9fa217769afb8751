import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { ArchivePatient, PatientName } from "#app/graphql/patients.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients.ts";

export const handle: PageHandle<{ archived: boolean }> = {
  i18n: ["patients", "forms"],
  title: (t, { archived }) => t(archived ? "patients:restoreTitle" : "patients:archiveTitle"),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { patientCard } = await load(args, PatientName, { uuid });
  return { uuid, name: patientCard.fullName, archived: patientCard.archived, erased: patientCard.erasure !== null };
}

/** The form names its direction: a card that another user has archived or restored since is not turned back. */
const Move = z.object({ archived: z.enum(["true", "false"]) });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Move, async (input) => {
    const uuid = args.params.uuid!;
    const archived = input.archived === "true";
    const { patientCard } = await call(args, PatientName, { uuid });
    await call(args, ArchivePatient, { patientCard: patientCard.id, archived });
    return flash(args, redirect(hrefHere(args, patientPages.patient, { uuid })), {
      key: archived ? "patients:archivedNow" : "patients:restored",
    });
  });

export default function ArchivePatientPage() {
  const { uuid, name, archived, erased } = useLoaderData<typeof loader>();
  const { t } = useTranslation("patients");
  const { formKey } = useRoot();
  const to = useHref();
  const words = archived
    ? ({ title: t("restoreTitle"), does: t("restoreDo"), danger: false } as const)
    : { title: t("archiveTitle"), does: t("archiveDo") };
  return (
    <Confirm
      {...words}
      cancelHref={to(patientPages.patient, { uuid })}
      idempotencyKey={formKey}
      sends={{ archived: String(!archived) }}
    >
      <p className="mb">{t(archived ? "restoreText" : "archiveText", { name })}</p>
      {erased && <p className="mb">{t("restoreErasedText")}</p>}
    </Confirm>
  );
}
