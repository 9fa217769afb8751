import type { LoaderFunctionArgs } from "@remix-run/node";
import { Links, Outlet, Scripts, ScrollRestoration, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChangeLanguage } from "remix-i18next/react";
import { FirstStyles } from "./components/first-styles.ts";
import { LoadingBar } from "./components/layout/loading-bar.tsx";
import { Nonce } from "./components/nonce.ts";
import { Today } from "./components/today.ts";
import { SessionWatch } from "./enhance/accounts/session-watch.tsx";
import { OnFirstUse } from "./enhance/on-first-use.tsx";
import { scrollKey } from "./enhance/over-page.tsx";
import { SoftLinks } from "./enhance/soft-links.tsx";
import { useTypedText } from "./enhance/start/typed-text.ts";
import { useAreasOfWords, useIsPublic, useNoScripts, useTitle } from "./http/page/page.ts";
import type { PageHandle } from "./http/page/title.ts";
import { rootData } from "./http/page/root-data.server.ts";
import { RouteErrorPage } from "./route-error-page.tsx";
import css from "./styles/app.css?url";

export const handle: PageHandle = { i18n: ["common"] };

export const loader = (args: LoaderFunctionArgs) => rootData(args);

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  // A page is shown when it has all its words: the one before stays until then.
  const { i18n } = useTranslation(useAreasOfWords());
  const noScripts = useNoScripts();
  const nonce = useContext(Nonce);
  const firstStyles = useContext(FirstStyles);
  const sheet = <link rel="stylesheet" href={css} />;
  useChangeLanguage(root?.locale ?? i18n.language);
  useTypedText();
  return (
    <html lang={i18n.language} data-theme={root?.theme ?? "light"} data-rail={root?.rail}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0666db" />
        <title>{useTitle()}</title>
        {useIsPublic() ? (
          <meta property="og:image" content={`${root?.url ?? ""}/og.png`} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Before the sheets of routes: it sets the order of the layers. */}
        {firstStyles ? <style data-first nonce={nonce} dangerouslySetInnerHTML={{ __html: firstStyles }} /> : sheet}
        <Links />
      </head>
      <body>
        {children}
        {noScripts ? null : (
          <>
            <LoadingBar />
            <SoftLinks />
            <OnFirstUse />
            <ScrollRestoration nonce={nonce} getKey={scrollKey} />
            <Scripts nonce={nonce} />
          </>
        )}
        {firstStyles && sheet}
      </body>
    </html>
  );
}

export default function App() {
  const { session, today } = useLoaderData<typeof loader>();
  const isPublic = useIsPublic();
  return (
    <>
      <Today.Provider value={today}>
        <Outlet />
      </Today.Provider>
      {session && !isPublic && <SessionWatch {...session} />}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <div className="public-page">
      <div className="sheet">
        <main id="obsah">
          <RouteErrorPage />
        </main>
      </div>
    </div>
  );
}
