import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ActivateProfile } from "#app/graphql/staff.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { profileOf, staffMember } from "#app/http/staff-member.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["staff", "account", "forms", "errors"], title: "staff:back" };

/** Who has access already is shown so. */
export async function loader(args: LoaderFunctionArgs) {
  const { member: { profile } } = await staffMember(args);
  if (!profile.deactivatedAt) throw redirect(hrefHere(args, "staffMember", { profile: profile.id }));
  return profile;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const profile = profileOf(args);
    await api(args, ActivateProfile, { profile });
    return flash(args, redirect(hrefHere(args, "staffMember", { profile })), { key: "staff:isBack" });
  });

export default function GiveAccessBackPage() {
  const { id, fullName: name, profileRole, registrationCompletedAt } = useLoaderData<typeof loader>();
  const { form, formProps, told } = useFormPage<Record<string, never>>("back");
  const { t } = useTranslation(["staff", "account"]);
  const to = useHref();
  return (
    <Confirm title={t("back")} does={t("back")} danger={false} cancelHref={to("staffMember", { profile: id })} {...formProps} faults={<ErrorSummary form={form} labelOf={String} told={told} />}>
      <p className="mb">{registrationCompletedAt ? t("backText", { name, role: t(`account:role.${profileRole}`) }) : t("backInvitedText", { name })}</p>
    </Confirm>
  );
}
