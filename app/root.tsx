import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChangeLanguage } from "remix-i18next/react";
import { consentOf } from "./http/consent.server.ts";
import { flashesShown, waitingFlashes } from "./http/flash.server.ts";
import { me } from "./http/me.server.ts";
import { useNoScripts } from "./http/page.ts";
import { themeOf } from "./http/theme.server.ts";
import { knownLocale, localeOf } from "./i18n/locale.server.ts";
import css from "./styles/app.css?url";

export const handle = { i18n: ["common", "errors"] };
export const links: LinksFunction = () => [
  { rel: "stylesheet", href: css },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export async function loader(args: LoaderFunctionArgs) {
  knownLocale(args);
  const user = await me(args);
  const flashes = await waitingFlashes(args);
  return data(
    {
      locale: await localeOf(args.request, user?.locale),
      theme: await themeOf(args.request),
      consent: await consentOf(args.request),
      user,
      flashes,
      url: args.context.url,
      links: args.context.links,
      /** One key for each drawing of a form: sent twice, it acts once. */
      formKey: crypto.randomUUID(),
    },
    { headers: flashes.length > 0 ? { "Set-Cookie": await flashesShown(args) } : {} },
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { i18n } = useTranslation();
  const noScripts = useNoScripts();
  useChangeLanguage(root?.locale ?? "cs");
  return (
    <html lang={i18n.language} data-theme={root?.theme ?? "light"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0666db" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {noScripts ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
