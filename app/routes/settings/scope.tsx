import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkList } from "#app/components/base/link-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Tabs } from "#app/components/layout/tabs.tsx";
import { useHref } from "#app/http/page/page.ts";
import { readSections } from "#app/http/page/sections.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

const scopes = ["zdravotnicke-zarizeni", "osobni"] as const;

export const handle: PageHandle = { i18n: ["settings"], title: "settings:title" };

/** The sections of a scope; those of the centre are its administrators'. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = scopes.find((known) => known === args.params.tab);
  if (!scope) throw new Response(null, { status: 404 });
  const { administers, center, own } = await readSections(args);
  if (scope === "zdravotnicke-zarizeni" && !administers) throw new Response(null, { status: 403 });
  return { scope, administers, groups: scope === "osobni" ? [{ group: undefined, sections: own }] : center };
}

export default function Settings() {
  const { scope, administers, groups } = useLoaderData<typeof loader>();
  const { t } = useTranslation("settings");
  const to = useHref();
  const names = { "zdravotnicke-zarizeni": t("medicalCenter"), osobni: t("personal") };
  const tabs = scopes.map((tab) => ({
    label: names[tab],
    href: to(settingsPages.settings, { tab }),
    current: tab === scope,
  }));
  return (
    <>
      <PageHead title={t("title")} />
      {administers && <Tabs label={t("title")} tabs={tabs} />}
      <div className="sheet sections">
        {groups.map(({ group, sections }) => (
          <section key={group ?? "own"}>
            {group && <h2>{t(`groups.${group}`)}</h2>}
            <LinkList items={sections.map(({ gap, ...section }) => ({ ...section, lacks: gap && t(`gaps.${gap}`) }))} />
          </section>
        ))}
      </div>
    </>
  );
}
