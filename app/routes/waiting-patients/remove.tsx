import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { RemoveWaitingPatient, WaitingPatientName } from "#app/graphql/waiting-patients.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { waitingPages } from "#app/paths/waiting-patients.ts";

export const handle: PageHandle = {
  i18n: ["waitingPatients", "forms"],
  title: "waitingPatients:removeTitle",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const id = idOf(args);
  const { waitingPatient } = await load(args, WaitingPatientName, { id });
  return { id, name: waitingPatient.waitingPatient.patientCard.fullName };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemoveWaitingPatient, { id: idOf(args) });
    return flash(args, redirect(hrefHere(args, waitingPages.waitingPatients)), { key: "waitingPatients:removed" });
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
      cancelHref={to(waitingPages.waitingPatient, { id })}
      idempotencyKey={formKey}
    >
      <p className="mb">{t("removeText", { name })}</p>
    </Confirm>
  );
}
