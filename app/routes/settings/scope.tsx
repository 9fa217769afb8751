import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { may } from "#rules/permissions.ts";
import { LinkList } from "#app/components/link-list.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { signedIn } from "#app/http/me.server.ts";
import { useHref } from "#app/http/page.ts";
import type { PageHandle } from "#app/http/title.ts";

const scopes = ["zdravotnicke-zarizeni", "osobni"] as const;

export const handle: PageHandle = {
  i18n: [
    "settings",
    "procedures",
    "facilities",
    "workingHours",
    "consents",
    "reportTexts",
    "summary",
    "erasure",
    "audit",
    "secondFactor",
    "desks",
    "staff",
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
  const { scope, administers, writes, confirms } = useLoaderData<typeof loader>();
  const { t } = useTranslation([
    "settings",
    "procedures",
    "facilities",
    "workingHours",
    "consents",
    "reportTexts",
    "summary",
    "erasure",
    "audit",
    "secondFactor",
    "desks",
    "staff",
  ]);
  const to = useHref();
  const texts = writes
    ? ([{ label: t("reportTexts:title"), text: t("reportTexts:text"), href: to("reportTexts"), icon: "pen" }] as const)
    : [];
  const disposals = {
    label: t("erasure:disposalsTitle"),
    text: t("erasure:disposalsText"),
    href: to("disposals"),
    icon: "archive",
  } as const;
  const sections = {
    "zdravotnicke-zarizeni": [
      { label: t("center.title"), text: t("center.text"), href: to("centerDetails"), icon: "building" },
      { label: t("staff:title"), text: t("staff:text"), href: to("staff"), icon: "users" },
      { label: t("workingHours:title"), text: t("workingHours:teamText"), href: to("teamHours"), icon: "clock" },
      { label: t("procedures:title"), text: t("procedures:text"), href: to("procedures"), icon: "calendar" },
      {
        label: t("procedures:additional.title"),
        text: t("procedures:additional.text"),
        href: to("additionalProcedures"),
        icon: "payment",
      },
      { label: t("facilities:title"), text: t("facilities:text"), href: to("facilities"), icon: "room" },
      ...texts,
      { label: t("consents:title"), text: t("consents:text"), href: to("gdpr"), icon: "file" },
      { label: t("reportTexts:signing.title"), text: t("reportTexts:signing.text"), href: to("signing"), icon: "lock" },
      {
        label: t("secondFactor:title"),
        text: t("secondFactor:staffText"),
        href: to("staffSecondFactors"),
        icon: "shield",
      },
      { label: t("desks:title"), text: t("desks:text"), href: to("desks"), icon: "monitor" },
      { label: t("summary:settingTitle"), text: t("summary:settingText"), href: to("summaryConsent"), icon: "file" },
      { label: t("erasure:retentionTitle"), text: t("erasure:retentionText"), href: to("retention"), icon: "history" },
      disposals,
      { label: t("audit:title"), text: t("audit:text"), href: to("auditLog"), icon: "shield" },
      { label: t("outboxTitle"), text: t("outboxText"), href: to("outbox"), icon: "mail" },
    ],
    osobni: [
      { label: t("accountTitle"), text: t("accountText"), href: to("userAccount"), icon: "user" },
      { label: t("workingHours:mineTitle"), text: t("workingHours:mineText"), href: to("myHours"), icon: "clock" },
      ...texts,
      { label: t("passwordTitle"), text: t("passwordText"), href: to("passwordChange"), icon: "key" },
      { label: t("secondFactor:title"), text: t("secondFactor:text"), href: to("secondFactor"), icon: "shield" },
      { label: t("desks:pinTitle"), text: t("desks:pinText"), href: to("pin"), icon: "lock" },
      { label: t("sessionsTitle"), text: t("sessionsText"), href: to("sessions"), icon: "monitor" },
      // Whoever administers the centre finds it among its sections.
      ...(confirms && !administers ? [disposals] : []),
    ],
  } as const;
  const names = { "zdravotnicke-zarizeni": t("medicalCenter"), osobni: t("personal") };
  const tabs = scopes.map((tab) => ({ label: names[tab], href: to("settings", { tab }), current: tab === scope }));
  return (
    <>
      <PageHead title={t("title")} />
      {administers && <Tabs label={t("title")} tabs={tabs} />}
      <div className="sheet">
        <LinkList items={[...sections[scope]]} />
      </div>
    </>
  );
}
