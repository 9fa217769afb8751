import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLocation, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Flash, type FlashMessage } from "#app/components/layout/flash.tsx";
import { AppShell } from "#app/components/layout/app-shell.tsx";
import { Note } from "#app/components/base/note.tsx";
import { Desk } from "#app/enhance/desks/desk.tsx";
import { Under, useOverPage } from "#app/enhance/over-page.tsx";
import { Shortcuts } from "#app/enhance/shortcuts.tsx";
import { useAreas } from "#app/http/page/areas.ts";
import { deskPage } from "#app/http/session/desk-page.server.ts";
import { me, signedIn } from "#app/http/session/me.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { useHref, usePageTitle, useRoot } from "#app/http/page/page.ts";
import { turnOnFirst } from "#app/http/request/login-again.server.ts";
import { formatDate } from "#rules/format.ts";
import { RouteErrorPage } from "#app/route-error-page.tsx";
import { knownLocale, localeOf } from "#app/http/request/locale.server.ts";
import { href } from "#app/paths/href.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { searchPages } from "#app/paths/search.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { sitePages } from "#app/paths/site.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

/** Loaded when a page first opens over another one. */
const PageDialog = lazy(() => import("#app/components/dialogs/page-dialog.tsx"));

export const handle: PageHandle = { i18n: ["layout"] };

/** Pages of this layout need a signed-in person with a profile in a medical centre. */
export async function loader(args: LoaderFunctionArgs) {
  // An address that leads nowhere says so to everybody, and to somebody signed in within the frame.
  if (args.params["*"] !== undefined && !(await me(args))) throw new Response(null, { status: 404 });
  knownLocale(args);
  const user = await signedIn(args);
  if (user.secondFactorAwaited) throw redirect(turnOnFirst(args));
  const locale = await localeOf(args, user.locale);
  if (!user.profile) throw redirect(href(locale, accountPages.chooseProfile));
  return deskPage(args, user, locale);
}

export default function AppLayout() {
  const { outlet, under, dialog } = useOverPage();
  const { flashes } = useRoot();
  const title = usePageTitle();
  return (
    <>
      <InShell covered={under !== null}>
        <Under page={under}>{outlet}</Under>
      </InShell>
      {dialog && (
        <Suspense>
          <PageDialog {...dialog} title={title}>
            <Flash messages={flashes} />
            {outlet}
          </PageDialog>
        </Suspense>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <InShell>
      <RouteErrorPage />
    </InShell>
  );
}

/** Messages of a page in a dialog are shown there. */
const noMessages: FlashMessage[] = [];

function InShell({ covered, children }: { covered?: boolean; children: React.ReactNode }) {
  const { user, flashes, links, locale } = useRoot();
  const desk = useRouteLoaderData<typeof loader>("app");
  const { t } = useTranslation("layout");
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const to = useHref();
  const areas = useAreas();
  const profile = user?.profile;
  if (!profile)
    return (
      <div className="public-page">
        <div className="sheet">
          <main id="obsah">{children}</main>
        </div>
      </div>
    );
  const outside = (address: string | undefined, label: string) => (address ? [{ label, href: address }] : []);
  return (
    <AppShell
      homeHref={to(calendarPages.home)}
      items={areas}
      moreHref={to(searchPages.more)}
      search={{
        action: to(searchPages.search),
        sourceHref: to(searchPages.searchSuggestions),
        query: pathname === to(searchPages.search) ? (query.get("q") ?? "") : undefined,
      }}
      create={[
        { label: t("newEvent"), href: to(calendarPages.eventNew) },
        { label: t("newPatient"), href: to(patientPages.patientNew) },
        { label: t("newWaitingPatient"), href: to(waitingPages.waitingPatientNew) },
      ]}
      person={{
        name: profile.fullName,
        initials: `${profile.name[0] ?? ""}${profile.surname[0] ?? ""}`,
        center: profile.medicalCenter?.name ?? "",
        links: [
          { label: t("account"), href: to(settingsPages.userAccount) },
          { label: t("chooseProfile"), href: to(accountPages.chooseProfile, { skipRedirect: true }) },
          { label: t("appearance"), href: to(sitePages.appearance, { redirect: pathname + search }) },
          { label: t("shortcuts"), href: to(searchPages.shortcuts) },
          { label: t("cookies"), href: to(sitePages.cookies) },
          ...outside(links.help, t("help")),
          ...outside(links.feedback, t("feedback")),
          { label: t("logout"), href: to(accountPages.logout) },
        ],
      }}
      lock={desk?.lock}
      flash={<Flash messages={covered ? noMessages : flashes} />}
    >
      {desk && (
        <noscript>
          <meta httpEquiv="refresh" content={desk.leave} />
          <p className="mb mute">{desk.says}</p>
        </noscript>
      )}
      {user.secondFactorDue && (
        <Note variant="warning">
          <p>
            {t("secondFactorDue", { when: formatDate(user.secondFactorDue, locale) })}{" "}
            <a href={to(secondFactorPages.secondFactorOn, { redirect: pathname + search })}>{t("secondFactorOn")}</a>
          </p>
        </Note>
      )}
      {children}
      {desk && <Desk {...desk.page} />}
      <Shortcuts />
    </AppShell>
  );
}
