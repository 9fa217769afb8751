import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";

export const handle: PageHandle = { i18n: ["accounts"], title: "accounts:linkSentTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { email } = queryOf(args, accountPages.registrationEmail);
  if (!email) throw redirect(hrefHere(args, accountPages.registration));
  return { email };
}

export default function RegistrationEmail() {
  const { email } = useLoaderData<typeof loader>();
  const { t } = useTranslation("accounts");
  const to = useHref();
  return (
    <>
      <h1>{t("linkSentTitle")}</h1>
      <p className="mb">{t("registrationSentText", { email })}</p>
      <p className="mb">
        {t("notArrived")} <a href={to(accountPages.registration)}>{t("sendAgain")}</a>
      </p>
      <p>
        <a href={to(accountPages.login)}>{t("toLogin")}</a>
      </p>
    </>
  );
}
