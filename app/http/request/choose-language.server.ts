import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { locales } from "#rules/codes.ts";
import { isLocale, localeCookie, preferredLocale } from "./locale.server.ts";
import { ownAddress } from "./own-address.ts";

const PREFIX = new RegExp(`^/(${locales.join("|")})(?=/|$)`);

/**
 * `?lng=cs` chooses a language for this device. A cookie keeps it, and the address carries it too, for browsers that
 * keep no cookies.
 */
export async function chooseLanguage({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const chosen = url.searchParams.get("lng");
  if (!isLocale(chosen)) return;
  url.searchParams.delete("lng");
  const { path, search } = withoutPrefix(url);
  throw redirect(`/${chosen}${path === "/" ? "" : path}${search}`, {
    headers: { "Set-Cookie": await localeCookie({ context }).serialize(chosen) },
  });
}

/** Leads from an address with the prefix of Czech to the one without, where Czech is preferred anyway. */
export async function leaveCzechPrefix(args: LoaderFunctionArgs, account: string | null | undefined) {
  const { request, params, context } = args;
  if (params.locale !== "cs" || context.drawnAgain || (await preferredLocale(args, account)) !== "cs") return;
  const { path, search } = withoutPrefix(new URL(request.url));
  throw redirect(path + search);
}

function withoutPrefix(url: URL) {
  url.searchParams.delete("_routes");
  const pathname = ownAddress({ pathname: url.pathname, search: "", hash: "" }).replace(PREFIX, "");
  return { path: ownAddress({ pathname, search: "", hash: "" }), search: url.search };
}
