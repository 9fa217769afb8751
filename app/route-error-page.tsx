import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ErrorPage } from "./components/layout/error-page.tsx";
import { errorKindOf, useHref, useIsPublic } from "./http/page/page.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

/** The page of whatever a loader or action threw, with the status it had. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { t } = useTranslation("common");
  const to = useHref();
  const isPublic = useIsPublic(); // A patient has nothing to do with the staff's login.
  const kind = errorKindOf(error);
  const body = isRouteErrorResponse(error) ? (error.data as { id?: string; code?: string } | null) : null;
  const code = body?.id ?? (kind === "away" || kind === "full" ? body?.code : undefined);
  // An address of the settings that leads nowhere offers their overview.
  const overview =
    kind === "notFound" && /\/nastaveni\//.test(pathname)
      ? [{ href: to(settingsPages.settings, { tab: "osobni" }), label: t("settings") }]
      : [];
  const again = ["tooOften", "tooLarge", "tooSlow", "broken", "away", "full", "unreachable"].includes(kind);
  return (
    <ErrorPage
      kind={kind}
      code={code}
      retryHref={again ? pathname + search : undefined}
      actions={isPublic ? [] : [...overview, { href: to(calendarPages.home), label: t("home") }]}
    />
  );
}
