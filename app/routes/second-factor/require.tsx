import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Turn } from "#rules/inputs/consent.ts";
import { Confirm } from "#app/components/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { api } from "#app/graphql/client.server.ts";
import { RequireSecondFactor, StaffSecondFactors } from "#app/graphql/second-factor.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["secondFactor", "forms", "errors"], title: "secondFactor:requireTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const { me, secondFactorsOfStaff: staff } = await api(args, StaffSecondFactors);
  return { on: me.profile!.medicalCenter!.secondFactorRequired, without: staff.filter(({ since }) => !since).length };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Turn, async ({ active }) => {
    await api(args, RequireSecondFactor, { active: active === "true" });
    return flash(args, redirect(hrefHere(args, "staffSecondFactors")), { key: "secondFactor:requireSet" });
  });

export default function RequireSecondFactorPage() {
  const { on, without } = useLoaderData<typeof loader>();
  const { t } = useTranslation("secondFactor");
  const { form, formProps, told } = useFormPage<Record<string, never>>("require");
  const to = useHref();
  return (
    <Confirm title={t("requireTitle")} does={t(on ? "requireOff" : "requireOn")} danger={on} cancelHref={to("staffSecondFactors")} {...formProps} faults={<ErrorSummary form={form} labelOf={String} told={told} />} sends={{ active: String(!on) }}>
      <p className="mb">{t(on ? "requireOffText" : "requireOnText")}</p>
      {!on && without > 0 && <p className="mb">{t("requireOnMissing", { count: without })}</p>}
    </Confirm>
  );
}
