import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { MergeOfCard, UnmergeCards } from "#app/graphql/patients/patient-merges.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["patientMerges", "patients", "forms", "errors"],
  title: "patientMerges:unmergeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { patientCard } = await load(args, MergeOfCard, { uuid: args.params.uuid! });
  if (!patientCard.merge) throw new Response(null, { status: 404 });
  return { patient: patientCard, merged: patientCard.merge.merged.fullName };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(
    args,
    z.object({ patientCard: z.coerce.number().int(), version: z.coerce.number().int() }),
    async ({ patientCard, version }) => {
      await call(args, UnmergeCards, { patientCard, version });
      return flash(
        args,
        redirect(hrefHere(args, patientPages.patient, { uuid: args.params.uuid!, tab: "zakladni-udaje" })),
        {
          key: "patientMerges:parted",
        },
      );
    },
  );

export default function UnmergePage() {
  const { patient, merged } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("unmerge");
  const { t } = useTranslation("patientMerges");
  const to = useHref();
  const card = to(patientPages.patient, { uuid: patient.uuid, tab: "zakladni-udaje" });
  return (
    <Confirm
      question={t("unmergeQuestion")}
      about={<PatientStrip patient={patient} href={card} />}
      effect={t("unmergeText", { name: patient.fullName, merged })}
      does={t("unmergeDo")}
      backHref={card}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
      sends={{ patientCard: String(patient.id) }}
      {...formProps}
      version={patient.version}
    />
  );
}
