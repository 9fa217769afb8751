import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { may } from "#rules/permissions.ts";
import { LinkList } from "#app/components/base/link-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Tabs } from "#app/components/layout/tabs.tsx";
import { signedIn } from "#app/http/session/me.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { useMoneySections } from "#app/http/settings/money-sections.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { auditPages } from "#app/paths/audit.ts";
import { bookingRulesPages } from "#app/paths/booking-rules.ts";
import { calendarSyncPages } from "#app/paths/calendar-sync.ts";
import { consentPages } from "#app/paths/consents.ts";
import { deskPages } from "#app/paths/desks.ts";
import { erasurePages } from "#app/paths/erasure.ts";
import { facilityPages } from "#app/paths/facilities.ts";
import { noticePages } from "#app/paths/notices.ts";
import { procedurePages } from "#app/paths/procedures.ts";
import { summaryPages } from "#app/paths/report-summaries.ts";
import { templatePages } from "#app/paths/report-templates.ts";
import { secondFactorPages } from "#app/paths/second-factor.ts";
import { settingsPages } from "#app/paths/settings.ts";
import { staffPages } from "#app/paths/staff.ts";
import { hoursPages } from "#app/paths/working-hours.ts";

const scopes = ["zdravotnicke-zarizeni", "osobni"] as const;

export const handle: PageHandle = {
  i18n: [
    "settings",
    "procedures",
    "voucherPresets",
    "cash",
    "prices",
    "facilities",
    "workingHours",
    "consents",
    "reportTemplates",
    "reportSummaries",
    "erasure",
    "audit",
    "secondFactor",
    "desks",
    "staff",
    "billing",
    "bookingRules",
    "calendarSync",
    "notices",
  ],
  title: "settings:title",
};

/** The sections of a scope; those of the centre are its administrators'. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = scopes.find((known) => known === args.params.tab);
  if (!scope) throw new Response(null, { status: 404 });
  const { profile } = await signedIn(args);
  const actor = profile && { role: profile.profileRole, profession: profile.motusProfession };
  const administers = actor !== null && may(actor, "medicalCenter:write");
  const writes = actor !== null && may(actor, "medicalReport:write");
  if (scope === "zdravotnicke-zarizeni" && !administers) throw new Response(null, { status: 403 });
  const confirms = actor !== null && may(actor, "disposal:confirm");
  return { scope, administers, writes, confirms };
}

export default function Settings() {
  const { scope, ...mayDo } = useLoaderData<typeof loader>();
  const { t } = useTranslation("settings");
  const to = useHref();
  const sections = { "zdravotnicke-zarizeni": useCenterSections(mayDo), osobni: useOwnSections(mayDo) };
  const names = { "zdravotnicke-zarizeni": t("medicalCenter"), osobni: t("personal") };
  const tabs = scopes.map((tab) => ({
    label: names[tab],
    href: to(settingsPages.settings, { tab }),
    current: tab === scope,
  }));
  return (
    <>
      <PageHead title={t("title")} />
      {mayDo.administers && <Tabs label={t("title")} tabs={tabs} />}
      <div className="sheet">
        <LinkList items={sections[scope]} />
      </div>
    </>
  );
}

type Sections = ComponentProps<typeof LinkList>["items"];
type MayDo = { administers: boolean; writes: boolean; confirms: boolean };

function useCenterSections({ writes }: MayDo): Sections {
  const { t } = useTranslation([
    "settings",
    "consents",
    "reportTemplates",
    "reportSummaries",
    "erasure",
    "audit",
    "secondFactor",
    "desks",
    "staff",
  ]);
  const to = useHref();
  const { texts, disposals } = useSectionsOfBoth();
  return [
    { label: t("center.title"), text: t("center.text"), href: to(settingsPages.centerDetails), icon: "building" },
    { label: t("staff:title"), text: t("staff:text"), href: to(staffPages.staff), icon: "users" },
    ...useMoneySections(),
    ...useCalendarSections(),
    ...(writes ? [texts] : []),
    { label: t("consents:title"), text: t("consents:text"), href: to(consentPages.gdpr), icon: "file" },
    {
      label: t("reportTemplates:signing.title"),
      text: t("reportTemplates:signing.text"),
      href: to(templatePages.signing),
      icon: "lock",
    },
    {
      label: t("secondFactor:title"),
      text: t("secondFactor:staffText"),
      href: to(secondFactorPages.staffSecondFactors),
      icon: "shield",
    },
    { label: t("desks:title"), text: t("desks:text"), href: to(deskPages.desks), icon: "monitor" },
    {
      label: t("reportSummaries:settingTitle"),
      text: t("reportSummaries:settingText"),
      href: to(summaryPages.summaryConsent),
      icon: "file",
    },
    {
      label: t("erasure:retentionTitle"),
      text: t("erasure:retentionText"),
      href: to(erasurePages.retention),
      icon: "history",
    },
    disposals,
    { label: t("audit:title"), text: t("audit:text"), href: to(auditPages.auditLog), icon: "shield" },
    { label: t("outboxTitle"), text: t("outboxText"), href: to(settingsPages.outbox), icon: "mail" },
  ];
}

/** People's hours, and what they offer. */
function useCalendarSections(): Sections {
  const { t } = useTranslation(["procedures", "facilities", "workingHours", "bookingRules", "calendarSync", "notices"]);
  const to = useHref();
  return [
    {
      label: t("workingHours:title"),
      text: t("workingHours:teamText"),
      href: to(hoursPages.teamHours),
      icon: "clock",
    },
    {
      label: t("procedures:title"),
      text: t("procedures:text"),
      href: to(procedurePages.procedures),
      icon: "calendar",
    },
    {
      label: t("bookingRules:title"),
      text: t("bookingRules:text"),
      href: to(bookingRulesPages.bookingRules),
      icon: "inbox",
    },
    {
      label: t("calendarSync:title"),
      text: t("calendarSync:text"),
      href: to(calendarSyncPages.calendarSync),
      icon: "calendar",
    },
    { label: t("notices:title"), text: t("notices:text"), href: to(noticePages.notices), icon: "mail" },
    { label: t("facilities:title"), text: t("facilities:text"), href: to(facilityPages.facilities), icon: "room" },
  ];
}

function useOwnSections({ administers, writes, confirms }: MayDo): Sections {
  const { t } = useTranslation(["settings", "workingHours", "secondFactor", "desks", "calendarSync"]);
  const to = useHref();
  const { texts, disposals } = useSectionsOfBoth();
  return [
    { label: t("accountTitle"), text: t("accountText"), href: to(settingsPages.userAccount), icon: "user" },
    {
      label: t("workingHours:mineTitle"),
      text: t("workingHours:mineText"),
      href: to(hoursPages.myHours),
      icon: "clock",
    },
    {
      label: t("calendarSync:mineTitle"),
      text: t("calendarSync:mineText"),
      href: to(calendarSyncPages.myCalendarSync),
      icon: "calendar",
    },
    ...(writes ? [texts] : []),
    { label: t("passwordTitle"), text: t("passwordText"), href: to(settingsPages.passwordChange), icon: "key" },
    {
      label: t("secondFactor:title"),
      text: t("secondFactor:text"),
      href: to(secondFactorPages.secondFactor),
      icon: "shield",
    },
    { label: t("desks:pinTitle"), text: t("desks:pinText"), href: to(deskPages.pin), icon: "lock" },
    { label: t("sessionsTitle"), text: t("sessionsText"), href: to(settingsPages.sessions), icon: "monitor" },
    // Administrators find it among the sections of the centre.
    ...(confirms && !administers ? [disposals] : []),
  ];
}

function useSectionsOfBoth() {
  const { t } = useTranslation(["reportTemplates", "erasure"]);
  const to = useHref();
  const texts = { label: t("title"), text: t("text"), href: to(templatePages.reportTexts), icon: "pen" } as const;
  const disposals = {
    label: t("erasure:disposalsTitle"),
    text: t("erasure:disposalsText"),
    href: to(erasurePages.disposals),
    icon: "archive",
  } as const;
  return { texts, disposals };
}
