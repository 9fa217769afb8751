import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { api } from "#app/graphql/client.server.ts";
import { RemoveWaitingPatient, WaitingPatientName } from "#app/graphql/waiting-patients.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["waitingPatients", "forms"], title: "waitingPatients:removeTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const id = idOf(args);
  const { waitingPatient } = await api(args, WaitingPatientName, { id });
  return { id, name: waitingPatient.waitingPatient.patientCard.fullName };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await api(args, RemoveWaitingPatient, { id: idOf(args) });
    return flash(args, redirect(hrefHere(args, "waitingPatients")), { key: "waitingPatients:removed" });
  });

export default function RemoveWaitingPatientPage() {
  const { id, name } = useLoaderData<typeof loader>();
  const { t } = useTranslation("waitingPatients");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      title={t("removeTitle")}
      does={t("removeDo")}
      cancelHref={to("waitingPatient", { id })}
      idempotencyKey={formKey}
    >
      <p className="mb">{t("removeText", { name })}</p>
    </Confirm>
  );
}
