import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["account"], title: "account:linkSentTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { email } = queryOf(args, "registrationEmail");
  if (!email) throw redirect(hrefHere(args, "registration"));
  return { email };
}

export default function RegistrationEmail() {
  const { email } = useLoaderData<typeof loader>();
  const { t } = useTranslation("account");
  const to = useHref();
  return (
    <>
      <h1>{t("linkSentTitle")}</h1>
      <p className="mb">{t("registrationSentText", { email })}</p>
      <p className="mb">
        {t("notArrived")} <a href={to("registration")}>{t("sendAgain")}</a>
      </p>
      <p>
        <a href={to("login")}>{t("toLogin")}</a>
      </p>
    </>
  );
}
