import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { RemoveGridView } from "#app/graphql/center/grids.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { viewOfPage } from "#app/http/grids/view-page.server.ts";
import { useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myActor } from "#app/http/session/my-actor.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { headOf } from "#rules/grids/head.ts";

export const handle: PageHandle = { i18n: ["gridViews", "forms"], title: "gridViews:removeQuestion", inDialog: true };

export async function loader(args: LoaderFunctionArgs) {
  const { list, view, back } = await viewOfPage(args, load);
  if (!view) throw new Response(null, { status: 404 });
  return { view, back, caption: headOf(list, await myLocale(args), await myActor(args)).caption };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    const { list, view, back } = await viewOfPage(args, call);
    if (!view) throw new Response(null, { status: 404 });
    await call(args, RemoveGridView, { name: list, view: view.id, version: Number(form.get("version")) });
    return flash(args, redirect(back), { key: "gridViews:removed" });
  });

export default function RemoveGridViewPage() {
  const { view, back, caption } = useLoaderData<typeof loader>();
  const { t } = useTranslation("gridViews");
  const { formKey } = useRoot();
  return (
    <Confirm
      question={t("removeQuestion")}
      about={<Subject name={view.name}>{caption}</Subject>}
      effect={t("removeText")}
      does={t("removeDo")}
      backHref={back}
      idempotencyKey={formKey}
      version={view.version}
    />
  );
}
