import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { NoticePatient, RepeatNotice } from "#app/graphql/center/notices.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { noticePages } from "#app/paths/center/notices.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["notices", "forms", "patients"],
  title: "notices:repeatQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  idOf(args);
  return { patient: (await load(args, NoticePatient, { uuid: args.params.uuid! })).patientCard };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const uuid = args.params.uuid!;
    const { patientCard } = await call(args, NoticePatient, { uuid });
    await call(args, RepeatNotice, { notice: idOf(args), patientCard: patientCard.id });
    return flash(args, redirect(hrefHere(args, noticePages.patientNotices, { uuid })), {
      key: "notices:repeated",
    });
  });

export default function RepeatNoticePage() {
  const { patient } = useLoaderData<typeof loader>();
  const { t } = useTranslation("notices");
  const { formKey } = useRoot();
  const to = useHref();
  const { uuid } = patient;
  return (
    <Confirm
      question={t("repeatQuestion")}
      about={<PatientStrip patient={patient} href={to(patientPages.patient, { uuid })} />}
      effect={t("repeatText")}
      does={t("repeat")}
      danger={false}
      backHref={to(noticePages.patientNotices, { uuid })}
      idempotencyKey={formKey}
    />
  );
}
