import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { ProofInput } from "#rules/inputs/accounts/second-factor.ts";
import { ProofForm } from "#app/components/second-factor/proof-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { TurnOffSecondFactor } from "#app/graphql/staff/second-factor.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useAccount } from "#app/http/page/account.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";

export const handle: PageHandle = {
  i18n: ["secondFactor", "forms", "errors"],
  title: "secondFactor:turnOffQuestion",
  inDialog: true,
};

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ProofInput, async (proof) => {
    await call(args, TurnOffSecondFactor, proof);
    return flash(args, redirect(hrefHere(args, secondFactorPages.secondFactor)), { key: "secondFactor:turnedOff" });
  });

export default function TurnOffSecondFactorPage() {
  const page = useFormPage<{ password: string; code: string }>("proof");
  const { t } = useTranslation("secondFactor");
  const to = useHref();
  return (
    <ProofForm
      question={t("turnOffQuestion")}
      account={useAccount()}
      effect={t("turnOffText")}
      does={t("turnOff")}
      backHref={to(secondFactorPages.secondFactor)}
      danger
      page={page}
    />
  );
}
