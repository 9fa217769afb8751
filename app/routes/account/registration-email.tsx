import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";
import { localeOf } from "#app/i18n/locale.server.ts";
import { href } from "#app/paths.ts";

export const handle: PageHandle = { i18n: ["account"], title: "account:linkSentTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { email } = queryOf(args, "registrationEmail");
  if (!email) throw redirect(href(await localeOf(args.request), "registration"));
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
      <p className="mb">{t("notArrived")} <a href={to("registration")}>{t("sendAgain")}</a></p>
      <p><a href={to("login")}>{t("toLogin")}</a></p>
    </>
  );
}
