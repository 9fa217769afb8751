import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { AdditionalProcedureToEdit, RemoveAdditionalProcedure } from "#app/graphql/center/procedures.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatMoney } from "#rules/format.ts";
import { additionalProcedurePages } from "#app/paths/center/additional-procedures.ts";

export const handle: PageHandle = {
  i18n: ["procedures", "forms"],
  title: "procedures:additional.removeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, additionalProcedurePages.additionalProcedureRemove);
  const { additionalProcedure } = await load(args, AdditionalProcedureToEdit, { id: idOf(args) });
  return additionalProcedure;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { additionalProcedureRemove } = await call(args, RemoveAdditionalProcedure, {
      additionalProcedure: idOf(args),
    });
    return flash(args, redirect(hrefHere(args, additionalProcedurePages.additionalProcedures)), {
      key: "procedures:additional.removed",
      values: additionalProcedureRemove,
    });
  });

export default function RemoveAdditionalProcedurePage() {
  const { name, price } = useLoaderData<typeof loader>();
  const { t } = useTranslation("procedures");
  const { formKey, locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("additional.removeQuestion")}
      about={<Subject name={name}>{formatMoney(price, locale)}</Subject>}
      effect={t("additional.removeText")}
      does={t("additional.removeDo")}
      backHref={to(additionalProcedurePages.additionalProcedures)}
      idempotencyKey={formKey}
    />
  );
}
