import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { RemovePin } from "#app/graphql/staff/desks.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useAccount } from "#app/http/page/account.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { deskPages } from "#app/paths/staff/desks.ts";

export const handle: PageHandle = { i18n: ["desks", "forms"], title: "desks:pinRemoveQuestion", inDialog: true };

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemovePin);
    return flash(args, redirect(hrefHere(args, deskPages.pin)), { key: "desks:pinRemoved" });
  });

export default function RemovePinPage() {
  const { t } = useTranslation("desks");
  const to = useHref();
  const { name, email } = useAccount();
  return (
    <Confirm
      question={t("pinRemoveQuestion")}
      about={<Subject name={name}>{email}</Subject>}
      effect={t("pinRemoveText")}
      does={t("pinRemove")}
      backHref={to(deskPages.pin)}
    />
  );
}
