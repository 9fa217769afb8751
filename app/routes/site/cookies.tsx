import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CookieConsent } from "#app/components/layout/cookie-consent.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { consentCookie } from "#app/http/request/cookie-consent.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { sitePages } from "#app/paths/site.ts";

export const handle: PageHandle = { i18n: ["frame"], title: "common:cookiesTitle" };

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const given = { advertisement: form.get("advertisement") === "1", analytics: form.get("analytics") === "1" };
  const answer = redirect(placeWithin(String(form.get("redirect") ?? ""), "/"), {
    headers: { "Set-Cookie": await consentCookie(args).serialize(given) },
  });
  return flash(args, answer, { key: "frame:cookiesSaved" });
}

export default function Cookies() {
  const { consent } = useRoot();
  const { t } = useTranslation("common");
  const [query] = useSearchParams();
  const to = useHref();
  return (
    <>
      <PageHead title={t("cookiesTitle")} />
      <CookieConsent
        flags={consent ?? { advertisement: false, analytics: false }}
        action={to(sitePages.cookies)}
        redirectTo={query.get("redirect") ?? to(sitePages.cookies)}
      />
    </>
  );
}
