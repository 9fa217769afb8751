import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { DeskTable } from "#app/components/desks/desk-table.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/http/request/load.server.ts";
import { Desks } from "#app/graphql/staff/desks.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { deskPages } from "#app/paths/staff/desks.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["desks", "settings"], title: "desks:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, deskPages.desks);
  return (await load(args, Desks)).desks;
}

export default function DesksPage() {
  const desks = useLoaderData<typeof loader>();
  const { t } = useTranslation(["desks", "settings"]);
  const to = useHref();
  const add = { href: to(deskPages.deskNew), label: t("add") };
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        <p className="mb">{t("what")}</p>
        {desks.length === 0 ? (
          <EmptyState title={t("emptyTitle")} action={add}>
            {t("emptyText")}
          </EmptyState>
        ) : (
          <>
            <p className="mb">
              {desks.some(({ current }) => current) ? (
                t("hereAlready")
              ) : (
                <ButtonLink href={add.href}>{add.label}</ButtonLink>
              )}
            </p>
            <DeskTable
              desks={desks}
              editHref={(id) => to(deskPages.desk, { id })}
              revokeHref={(id) => to(deskPages.deskRevoke, { id })}
            />
          </>
        )}
      </div>
    </>
  );
}
