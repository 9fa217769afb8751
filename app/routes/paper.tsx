import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { signedIn } from "#app/http/me.server.ts";

/** Pages made to be printed ship no script. */
export const handle = { noScripts: true, i18n: [] };

export async function loader(args: LoaderFunctionArgs) {
  await signedIn(args);
  return null;
}

export default function PaperLayout() {
  return <Outlet />;
}
