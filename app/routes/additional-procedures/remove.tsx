import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { api } from "#app/graphql/client.server.ts";
import { AdditionalProcedureToEdit, RemoveAdditionalProcedure } from "#app/graphql/procedures.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["procedures", "forms"], title: "procedures:additional.removeTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const { additionalProcedure } = await api(args, AdditionalProcedureToEdit, { id: idOf(args) });
  return { name: additionalProcedure.name };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { additionalProcedureRemove } = await api(args, RemoveAdditionalProcedure, {
      additionalProcedure: idOf(args),
    });
    return flash(args, redirect(hrefHere(args, "additionalProcedures")), {
      key: "procedures:additional.removed",
      values: additionalProcedureRemove,
    });
  });

export default function RemoveAdditionalProcedurePage() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useTranslation("procedures");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      title={t("additional.removeTitle")}
      does={t("additional.removeDo")}
      cancelHref={to("additionalProcedures")}
      idempotencyKey={formKey}
    >
      <p className="mb">{t("additional.removeText", { name })}</p>
    </Confirm>
  );
}
