import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { Desks, RevokeDesk } from "#app/graphql/staff/desks.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate } from "#rules/format.ts";
import { deskPages } from "#app/paths/staff/desks.ts";

export const handle: PageHandle = { i18n: ["desks", "forms"], title: "desks:revokeQuestion", inDialog: true };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, deskPages.deskRevoke);
  const id = idOf(args);
  const desk = (await load(args, Desks)).desks.find((desk) => desk.id === id);
  if (!desk) throw new Response(null, { status: 404 });
  return { name: desk.name, createdAt: desk.createdAt };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RevokeDesk, { desk: idOf(args) });
    return flash(args, redirect(hrefHere(args, deskPages.desks)), { key: "desks:revoked" });
  });

export default function RevokeDeskPage() {
  const { name, createdAt } = useLoaderData<typeof loader>();
  const { t } = useTranslation("desks");
  const { formKey, locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("revokeQuestion")}
      about={
        <Subject name={name}>
          {t("since")} {formatDate(createdAt, locale)}
        </Subject>
      }
      effect={t("revokeText")}
      does={t("revoke")}
      backHref={to(deskPages.desks)}
      idempotencyKey={formKey}
    />
  );
}
