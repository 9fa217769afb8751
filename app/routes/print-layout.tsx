import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { deskPage } from "#app/http/session/desk-page.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { leadingTo } from "#app/http/request/login-again.server.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { knownLocale, localeOf } from "#app/http/request/locale.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import styles from "#app/styles/layouts/print-layout.css?url";

/**
 * Pages made to be printed ship no script but the one of their button, and take no text: they leave on their own when
 * their session has ended, or its desk has locked.
 */
export const handle: PageHandle = { noScripts: true, i18n: ["prints"] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  knownLocale(args);
  const user = await signedIn(args);
  const { session } = user;
  const redirect = leadingTo(new URL(args.request.url)).redirect;
  const leave = session && `${session.endsIn + 2};url=${hrefHere(args, accountPages.sessionEnded, { redirect })}`;
  return leave ?? deskPage(args, user, await localeOf(args, user.locale))?.leave;
}

export default function PrintLayout() {
  const leave = useLoaderData<typeof loader>();
  return (
    <>
      {leave && <meta httpEquiv="refresh" content={leave} />}
      <Outlet />
      <script src="/print.js" defer />
    </>
  );
}
