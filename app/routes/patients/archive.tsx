import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ArchivePatient, PatientName } from "#app/graphql/patients/patients.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle<{ patient: { archived: boolean } }> = {
  i18n: ["patients", "forms"],
  title: (t, { patient }) => t(patient.archived ? "patients:restoreQuestion" : "patients:archiveQuestion"),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  return { patient: (await load(args, PatientName, { uuid: args.params.uuid! })).patientCard };
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
  const { patient } = useLoaderData<typeof loader>();
  const { uuid, archived } = patient;
  const { t } = useTranslation("patients");
  const { formKey } = useRoot();
  const to = useHref();
  const what = archived ? "restore" : "archive";
  const card = to(patientPages.patient, { uuid });
  return (
    <Confirm
      question={t(`${what}Question`)}
      about={<PatientStrip patient={patient} href={card} />}
      effect={t(`${what}Text`)}
      does={t(`${what}Do`)}
      danger={!archived}
      backHref={card}
      idempotencyKey={formKey}
      sends={{ archived: String(!archived) }}
    >
      {patient.erasure && <p className="mb">{t("restoreErasedText")}</p>}
    </Confirm>
  );
}
