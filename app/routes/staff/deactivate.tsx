import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Leaving } from "#app/components/staff/leaving.tsx";
import { api } from "#app/graphql/client.server.ts";
import { DeactivateProfile } from "#app/graphql/staff.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { profileOf, staffMember } from "#app/http/staff-member.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["staff", "forms", "errors"], title: "staff:end" };

/** Whose access has ended already is shown so, and oneself that somebody else would do it. */
export async function loader(args: LoaderFunctionArgs) {
  const { member: { own, profile }, ...rest } = await staffMember(args);
  if (own || profile.deactivatedAt) throw redirect(hrefHere(args, "staffMember", { profile: profile.id }));
  return { profile, ...rest };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const profile = profileOf(args);
    await api(args, DeactivateProfile, { profile });
    return flash(args, redirect(hrefHere(args, "staffMember", { profile })), { key: "staff:ended" });
  });

export default function EndAccessPage() {
  const { profile: { id, fullName, registrationCompletedAt }, behind, calendarHref } = useLoaderData<typeof loader>();
  const { form, formProps, told } = useFormPage<Record<string, never>>("end");
  const { t } = useTranslation("staff");
  const to = useHref();
  return (
    <Confirm title={t("end")} does={t("end")} cancelHref={to("staffMember", { profile: id })} {...formProps} faults={<ErrorSummary form={form} labelOf={String} told={told} />}>
      <Leaving name={fullName} invited={registrationCompletedAt === null} behind={behind} calendarHref={calendarHref} />
    </Confirm>
  );
}
