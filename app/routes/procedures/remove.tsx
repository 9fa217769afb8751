import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ColorDot } from "#app/components/base/chip.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ProcedureUse, RemoveProcedure } from "#app/graphql/center/procedures.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { procedurePages } from "#app/paths/center/procedures.ts";

export const handle: PageHandle = { i18n: ["procedures", "forms"], title: "procedures:removeQuestion", inDialog: true };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, procedurePages.procedureRemove);
  return (await load(args, ProcedureUse, { id: idOf(args) })).procedure;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { procedureRemove } = await call(args, RemoveProcedure, { procedure: idOf(args) });
    return flash(args, redirect(hrefHere(args, procedurePages.procedures)), {
      key: "procedures:removed",
      values: procedureRemove,
    });
  });

export default function RemoveProcedurePage() {
  const { name, color, comingEvents, waitingPatients } = useLoaderData<typeof loader>();
  const { t } = useTranslation("procedures");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("removeQuestion")}
      about={<Subject name={<ColorDot color={color}>{name}</ColorDot>} />}
      effect={t("removeText")}
      does={t("removeDo")}
      backHref={to(procedurePages.procedures)}
      idempotencyKey={formKey}
    >
      <p>{t("comingEvents", { count: comingEvents })}</p>
      <p className="mb">{waitingPatients > 0 && t("waitingPatients", { count: waitingPatients })}</p>
    </Confirm>
  );
}
