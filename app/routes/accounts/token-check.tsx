import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TokenProblem } from "#app/components/accounts/token-problem.tsx";
import { CheckToken } from "#app/graphql/staff/accounts.ts";
import { load } from "#app/http/request/load.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { me } from "#app/http/session/me.server.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";

export const handle: PageHandle = { i18n: ["accounts"], title: "accounts:tokenCheckTitle" };

/** Every link in an e-mail leads here, and on to where its token opens something; looking uses nothing up. */
export async function loader(args: LoaderFunctionArgs) {
  const token = args.params.token!;
  const { verifyToken } = await load(args, CheckToken, { token });
  const { tokenType, state, email } = verifyToken;
  if (state === "INVALID") return { problem: "ended" as const };
  if (tokenType === "PASSWORD") throw redirect(hrefHere(args, accountPages.renewPassword, { token }));
  if (state !== "VERIFIED") throw redirect(hrefHere(args, accountPages.createPassword, { token }));
  if (tokenType === "REGISTRATION") return { problem: "registered" as const, email };
  const user = await me(args);
  if (user && user.email !== email) return { problem: "somebodyElse" as const, email, user: user.email };
  throw redirect(hrefHere(args, accountPages.createProfile, { token }));
}

export default function TokenCheck() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation("accounts");
  const to = useHref();
  if (data.problem === "registered")
    return (
      <TokenProblem title={t("registeredTitle")} action={{ href: to(accountPages.login), label: t("login") }}>
        {t("registeredText", { email: data.email })}
      </TokenProblem>
    );
  if (data.problem === "somebodyElse")
    return (
      <TokenProblem title={t("somebodyElseTitle")} action={{ href: to(accountPages.logout), label: t("logout") }}>
        {t("somebodyElseText", { email: data.email, user: data.user })}
      </TokenProblem>
    );
  return (
    <TokenProblem title={t("linkEndedTitle")} action={{ href: to(accountPages.login), label: t("toLogin") }}>
      {t("tokenEnded")}
    </TokenProblem>
  );
}
