import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ArchivePatient, PatientName } from "#app/graphql/patients.ts";
import { flash } from "#app/http/flash.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { href } from "#app/paths.ts";

export const handle: PageHandle = { i18n: ["patients", "forms"], title: "patients:restoreTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patientCard } = await api(args, PatientName, { uuid: args.params.uuid! });
  return { uuid: args.params.uuid!, name: patientCard.fullName };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const uuid = args.params.uuid!;
    const { patientCard } = await api(args, PatientName, { uuid });
    await api(args, ArchivePatient, { patientCard: patientCard.id, archived: false });
    return flash(args, redirect(href(await myLocale(args), "patient", { uuid })), { key: "patients:restored" });
  });

export default function RestorePatientPage() {
  const { uuid, name } = useLoaderData<typeof loader>();
  const { t } = useTranslation("patients");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm title={t("restoreTitle")} does={t("restoreDo")} danger={false} cancelHref={to("patient", { uuid })} idempotencyKey={formKey}>
      <p className="mb">{t("restoreText", { name })}</p>
    </Confirm>
  );
}
