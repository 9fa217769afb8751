import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { deskPage } from "#app/http/desk-page.server.ts";
import { signedIn } from "#app/http/me.server.ts";
import { localeOf } from "#app/http/locale.server.ts";

/** Pages made to be printed ship no script. */
export const handle = { noScripts: true, i18n: [] };

export async function loader(args: LoaderFunctionArgs) {
  const user = await signedIn(args);
  return deskPage(args, user, await localeOf(args, user.locale));
}

export default function PaperLayout() {
  const desk = useLoaderData<typeof loader>();
  return (
    <>
      {desk && <meta httpEquiv="refresh" content={desk.leave} />}
      <Outlet />
    </>
  );
}
