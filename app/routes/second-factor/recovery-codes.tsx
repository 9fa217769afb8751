import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ProofInput } from "#rules/inputs/accounts/second-factor.ts";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ProofForm } from "#app/components/second-factor/proof-form.tsx";
import { RecoveryCodes } from "#app/components/second-factor/recovery-codes.tsx";
import { call } from "#app/graphql/client.server.ts";
import { CreateRecoveryCodes } from "#app/graphql/staff/second-factor.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useAccount } from "#app/http/page/account.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";

export const handle: PageHandle = { i18n: ["secondFactor", "forms", "errors"], title: "secondFactor:newCodesQuestion" };

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ProofInput, async (proof) => ({
    codes: (await call(args, CreateRecoveryCodes, proof)).recoveryCodesCreate,
  }));

export default function RecoveryCodesPage() {
  const done = useActionData<{ codes?: string[] }>();
  const page = useFormPage<{ password: string; code: string }>("proof");
  const { t } = useTranslation("secondFactor");
  const to = useHref();
  const backHref = to(secondFactorPages.secondFactor);
  const account = useAccount();
  if (!done?.codes)
    return (
      <ProofForm
        question={t("newCodesQuestion")}
        account={account}
        effect={t("newCodesText")}
        does={t("newCodes")}
        danger={false}
        backHref={backHref}
        page={page}
      />
    );
  return (
    <>
      <PageHead title={t("codesTitle")} over={<a href={backHref}>{t("title")}</a>} />
      <div className="sheet">
        <RecoveryCodes codes={done.codes} />
        <p className="noprint">
          <ButtonLink href={backHref} tone="main">
            {t("codesKept")}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
