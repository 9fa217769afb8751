import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { flashesShown, flashTexts } from "../forms/flash.server.ts";
import { chooseLanguage, leaveCzechPrefix } from "../request/choose-language.server.ts";
import { hrefHere } from "../request/href-here.ts";
import { localeOf } from "../request/locale.server.ts";
import { railOf, themeOf } from "../request/theme.server.ts";
import { me } from "../session/me.server.ts";
import { localDate } from "#rules/time/time.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";

/** Data of every page, as `useRoot` reads them. */
export async function rootData(args: LoaderFunctionArgs) {
  if (args.context.refused) throw new Response(null, { status: args.context.refused });
  await chooseLanguage(args);
  const user = await me(args);
  await leaveCzechPrefix(args, user?.locale);
  const locale = await localeOf(args, user?.locale);
  const flashes = await flashTexts(args, locale);
  return data(
    {
      locale,
      /** The address says its language, which is that of the page. */
      prefixed: args.params.locale === locale,
      today: localDate(args.context.now()),
      drawnAt: args.context.now().getTime(),
      theme: await themeOf(args),
      rail: railOf(args),
      user,
      session: user?.session && { ...user.session, href: hrefHere(args, accountPages.sessionWatch) },
      flashes,
      url: args.context.url,
      links: args.context.links,
      /** One key for each drawing of the page: a form sent twice acts once. */
      formKey: crypto.randomUUID(),
    },
    { headers: flashes.length > 0 ? { "Set-Cookie": await flashesShown(args) } : {} },
  );
}
