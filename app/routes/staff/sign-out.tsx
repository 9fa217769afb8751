import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { api } from "#app/graphql/client.server.ts";
import { EndSessionsOf } from "#app/graphql/staff.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { profileOf, staffMember } from "#app/http/staff-member.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["staff", "forms", "errors"], title: "staff:signOut" };

/** Oneself is signed out by logging out. */
export async function loader(args: LoaderFunctionArgs) {
  const { member: { own, profile } } = await staffMember(args);
  if (own) throw redirect(hrefHere(args, "staffMember", { profile: profile.id }));
  return { id: profile.id, name: profile.fullName };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const profile = profileOf(args);
    await api(args, EndSessionsOf, { profile });
    return flash(args, redirect(hrefHere(args, "staffMember", { profile })), { key: "staff:signedOut" });
  });

export default function SignOutPage() {
  const { id, name } = useLoaderData<typeof loader>();
  const { form, formProps, told } = useFormPage<Record<string, never>>("sign-out");
  const { t } = useTranslation("staff");
  const to = useHref();
  return (
    <Confirm title={t("signOut")} does={t("signOut")} cancelHref={to("staffMember", { profile: id })} {...formProps} faults={<ErrorSummary form={form} labelOf={String} told={told} />}>
      <p className="mb">{t("signOutText", { name })}</p>
    </Confirm>
  );
}
