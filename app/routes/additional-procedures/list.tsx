import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { AdditionalProcedureTable } from "#app/components/procedures/additional-procedure-table.tsx";
import { load } from "#app/graphql/client.server.ts";
import { AdditionalProcedureList } from "#app/graphql/procedures.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { additionalProcedurePages } from "#app/paths/additional-procedures.ts";
import { settingsPages } from "#app/paths/settings.ts";

export const handle: PageHandle = { i18n: ["procedures", "settings"], title: "procedures:additional.title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  return (await load(args, AdditionalProcedureList)).additionalProcedures;
}

export default function AdditionalProceduresPage() {
  const rows = useLoaderData<typeof loader>();
  const { t } = useTranslation(["procedures", "settings"]);
  const to = useHref();
  const add = { href: to(additionalProcedurePages.additionalProcedureNew), label: t("additional.add") };
  const over = <a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>;
  return (
    <>
      <PageHead
        title={t("additional.title")}
        over={over}
        actions={
          rows.length > 0 && (
            <ButtonLink href={add.href} tone="main" icon="plus">
              {add.label}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        {rows.length === 0 ? (
          <EmptyState title={t("additional.emptyTitle")} action={add}>
            {t("additional.emptyText")}
          </EmptyState>
        ) : (
          <AdditionalProcedureTable
            rows={rows}
            editHref={(id) => to(additionalProcedurePages.additionalProcedureEdit, { id })}
            removeHref={(id) => to(additionalProcedurePages.additionalProcedureRemove, { id })}
          />
        )}
      </div>
    </>
  );
}
