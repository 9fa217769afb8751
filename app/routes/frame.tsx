import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLocation, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Flash } from "#app/components/flash.tsx";
import { Frame } from "#app/components/frame.tsx";
import { Note } from "#app/components/note.tsx";
import { AskConsent } from "#app/enhance/ask-consent.tsx";
import { Desk } from "#app/enhance/desk.tsx";
import { Shortcuts } from "#app/enhance/shortcuts.tsx";
import { useAreas } from "#app/http/areas.ts";
import { deskPage } from "#app/http/desk-page.server.ts";
import { signedIn } from "#app/http/me.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { turnOnFirst } from "#app/http/second-factor.server.ts";
import { formatDate } from "#rules/format.ts";
import { TroublePage } from "#app/trouble-page.tsx";
import { localeOf } from "#app/http/locale.server.ts";
import { href } from "#app/paths.ts";

export const handle = { i18n: ["frame"] };

/** Everything in the frame needs a signed-in person with a place in a medical centre. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await signedIn(args);
  if (user.secondFactorAwaited) throw redirect(turnOnFirst(args));
  const locale = await localeOf(args, user.locale);
  if (!user.profile) throw redirect(href(locale, "chooseProfile"));
  return deskPage(args, user, locale);
}

export default function FrameLayout() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary() {
  return (
    <Framed>
      <TroublePage />
    </Framed>
  );
}

function Framed({ children }: { children: React.ReactNode }) {
  const { user, flashes, links, consent, locale } = useRoot();
  const desk = useRouteLoaderData<typeof loader>("frame");
  const { t } = useTranslation("frame");
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const to = useHref();
  const areas = useAreas();
  const profile = user?.profile;
  if (!profile) return children;
  const outside = (address: string | undefined, label: string) => (address ? [{ label, href: address }] : []);
  return (
    <Frame
      homeHref={to("home")}
      items={areas}
      moreHref={to("more")}
      searchAction={to("search")}
      query={pathname === to("search") ? (query.get("q") ?? "") : undefined}
      create={[
        { label: t("newEvent"), href: to("eventNew") },
        { label: t("newPatient"), href: to("patientNew") },
        { label: t("newWaitingPatient"), href: to("waitingPatientNew") },
      ]}
      person={{
        name: profile.fullName,
        initials: `${profile.name[0] ?? ""}${profile.surname[0] ?? ""}`,
        center: profile.medicalCenter?.name ?? "",
        links: [
          { label: t("account"), href: to("userAccount") },
          { label: t("chooseProfile"), href: to("chooseProfile", { skipRedirect: true }) },
          { label: t("appearance"), href: to("appearance", { redirect: pathname + search }) },
          { label: t("shortcuts"), href: to("shortcuts") },
          { label: t("cookies"), href: to("cookies") },
          ...outside(links.help, t("help")),
          ...outside(links.feedback, t("feedback")),
          { label: t("logout"), href: to("logout") },
        ],
      }}
      lock={desk?.lock}
      flash={<Flash messages={flashes} />}
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
            <a href={to("secondFactorOn", { redirect: pathname + search })}>{t("secondFactorOn")}</a>
          </p>
        </Note>
      )}
      {children}
      {desk && <Desk {...desk.page} />}
      <Shortcuts />
      <AskConsent asked={consent !== null} action={to("cookies")} redirectTo={pathname + search} />
    </Frame>
  );
}
