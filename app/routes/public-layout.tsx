import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLocation, useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PublicShell } from "#app/components/layout/public-shell.tsx";
import { Flash } from "#app/components/layout/flash.tsx";
import { knownLocale } from "#app/http/request/locale.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { RouteErrorPage } from "#app/route-error-page.tsx";
import { locales } from "#rules/codes.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { sitePages } from "#app/paths/site.ts";

export const handle: PageHandle = { i18n: ["layout"] };

export function loader(args: LoaderFunctionArgs) {
  knownLocale(args);
  return null;
}

export default function PublicLayout() {
  return (
    <Standing>
      <Outlet />
    </Standing>
  );
}

export function ErrorBoundary() {
  return (
    <Standing>
      <RouteErrorPage />
    </Standing>
  );
}

function Standing({ children }: { children: React.ReactNode }) {
  const { flashes, links } = useRoot();
  const { t } = useTranslation("layout");
  const { pathname, search } = useLocation();
  const to = useHref();
  const bare = pathname.replace(/^\/(cs|de|en|sk)(?=\/|$)/, "");
  const more = new URLSearchParams(search);
  more.delete("lng");
  const here = useMatches().at(-1)?.id.split("/")[1];
  const languages = locales.map((locale) => ({
    locale,
    href:
      locale === "cs"
        ? `${bare}?${new URLSearchParams([...more, ["lng", "cs"]])}`
        : `/${locale}${bare}${more.size ? `?${more}` : ""}`,
  }));
  return (
    <PublicShell
      homeHref={to(calendarPages.home)}
      languages={languages}
      width={here === "sampler" ? "broad" : here === "consentLink" ? "text" : undefined}
      above={<Flash messages={flashes} />}
      foot={
        <>
          {links.privacy && <a href={links.privacy}>{t("privacy")}</a>}{" "}
          {links.terms && <a href={links.terms}>{t("terms")}</a>} <a href={to(sitePages.cookies)}>{t("cookies")}</a>
        </>
      }
    >
      {children}
    </PublicShell>
  );
}
