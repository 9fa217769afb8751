import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { isLocale, localeCookie } from "./locale.server.ts";
import { ownAddress } from "./own-address.ts";

/** `?lng=cs` chooses a language without prefix for this device: kept in a cookie, and removed from the address. */
export async function chooseLanguage({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const chosen = url.searchParams.get("lng");
  if (!isLocale(chosen)) return;
  url.searchParams.delete("lng");
  throw redirect(ownAddress(url), { headers: { "Set-Cookie": await localeCookie({ context }).serialize(chosen) } });
}
