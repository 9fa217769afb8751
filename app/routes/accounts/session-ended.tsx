import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { hrefHere } from "#app/http/request/href-here.ts";
import { me } from "#app/http/session/me.server.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

export const handle: PageHandle = { i18n: ["accounts"], title: "accounts:endedTitle" };

/**
 * A page whose session has ended leads here, also on its own, which keeps no session alive. If there is a session all
 * the same, a link leads back to the page.
 */
export async function loader(args: LoaderFunctionArgs) {
  args.context.unattended = true;
  const { redirect } = queryOf(args, accountPages.sessionEnded);
  const goOn = (await me(args)) ? placeWithin(redirect, hrefHere(args, calendarPages.home)) : null;
  return { goOn, login: hrefHere(args, accountPages.login, { redirect }), kept: /[?&]kept=/.test(redirect ?? "") };
}

export default function SessionEnded() {
  const { goOn, login, kept } = useLoaderData<typeof loader>();
  const { t } = useTranslation("accounts");
  return (
    <>
      <h1>{t("endedTitle")}</h1>
      <p className="mb">{t(goOn ? "notEnded" : kept ? "endedKept" : "endedText")}</p>
      {/* A document of its own: this one may have been emptied for somebody else. */}
      <p>
        {goOn ? (
          <ButtonLink hard tone="main" href={goOn}>
            {t("endedGoOn")}
          </ButtonLink>
        ) : (
          <ButtonLink tone="main" href={login}>
            {t("toLogin")}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
