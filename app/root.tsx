import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChangeLanguage } from "remix-i18next/react";
import { LoadingBar } from "./components/layout/loading-bar.tsx";
import { Nonce } from "./components/nonce.ts";
import { SessionWatch } from "./enhance/accounts/session-watch.tsx";
import { SoftLinks } from "./enhance/soft-links.tsx";
import { chooseLanguage } from "./http/request/choose-language.server.ts";
import { flashesShown, flashTexts } from "./http/forms/flash.server.ts";
import { me } from "./http/session/me.server.ts";
import { hrefHere } from "./http/page/href-here.ts";
import { useIsPublic, useNoScripts, useTitle } from "./http/page/page.ts";
import { TroublePage } from "./trouble-page.tsx";
import { consentOf } from "./http/request/cookie-consent.server.ts";
import { railOf, themeOf } from "./http/request/theme.server.ts";
import { knownLocale, localeOf } from "./http/request/locale.server.ts";
import { accountPages } from "./paths/accounts.ts";
import css from "./styles/app.css?url";

export const handle = { i18n: ["common"] };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: css },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { property: "og:image", content: `${data?.url ?? ""}/og.png` },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
];

export async function loader(args: LoaderFunctionArgs) {
  if (args.context.refused) throw new Response(null, { status: args.context.refused });
  knownLocale(args);
  await chooseLanguage(args);
  const user = await me(args);
  const locale = await localeOf(args, user?.locale);
  const flashes = await flashTexts(args, locale);
  return data(
    {
      locale,
      theme: await themeOf(args),
      rail: railOf(args),
      consent: await consentOf(args),
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

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { i18n } = useTranslation();
  const noScripts = useNoScripts();
  const nonce = useContext(Nonce);
  useChangeLanguage(root?.locale ?? i18n.language);
  return (
    <html lang={i18n.language} data-theme={root?.theme ?? "light"} data-rail={root?.rail}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0666db" />
        <title>{useTitle()}</title>
        {useIsPublic() ? null : <meta name="robots" content="noindex" />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {noScripts ? null : (
          <>
            <LoadingBar />
            <SoftLinks />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const { session } = useLoaderData<typeof loader>();
  const isPublic = useIsPublic();
  return (
    <>
      <Outlet />
      {session && !isPublic && <SessionWatch {...session} />}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <div className="door">
      <div className="sheet">
        <main id="obsah">
          <TroublePage />
        </main>
      </div>
    </div>
  );
}
