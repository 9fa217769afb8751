import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { RemoveSecondFactor, StaffSecondFactors } from "#app/graphql/staff/second-factor.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate } from "#rules/format.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";

export const handle: PageHandle = {
  i18n: ["secondFactor", "forms", "errors"],
  title: "secondFactor:removeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, secondFactorPages.secondFactorRemove);
  const { secondFactorsOfStaff } = await load(args, StaffSecondFactors);
  const member = secondFactorsOfStaff.find(({ profile, own }) => String(profile.id) === args.params.profile && !own);
  if (!member) throw new Response(null, { status: 404 });
  return { name: member.profile.fullName, since: member.since };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemoveSecondFactor, { profile: Number(args.params.profile) || 0 });
    return flash(args, redirect(hrefHere(args, secondFactorPages.staffSecondFactors)), { key: "secondFactor:removed" });
  });

export default function RemoveSecondFactorPage() {
  const { name, since } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage<Record<string, never>>("remove");
  const { t } = useTranslation("secondFactor");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("removeQuestion")}
      about={<Subject name={name}>{since && t("since", { when: formatDate(since, locale) })}</Subject>}
      effect={t("removeText")}
      does={t("removeDo")}
      backHref={to(secondFactorPages.staffSecondFactors)}
      {...formProps}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
    />
  );
}
