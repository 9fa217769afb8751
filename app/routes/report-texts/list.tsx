import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { ReportTextTable } from "#app/components/report-texts/report-text-table.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ReportTexts } from "#app/graphql/report-texts.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["reportTexts", "settings"], title: "reportTexts:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalReport:write");
  return (await api(args, ReportTexts)).templatesByProcedure;
}

export default function ReportTextsPage() {
  const rows = useLoaderData<typeof loader>();
  const { t } = useTranslation(["reportTexts", "settings"]);
  const to = useHref();
  const add = { href: to("reportTextNew"), label: t("add") };
  const over = <a href={to("settings", { tab: "osobni" })}>{t("settings:title")}</a>;
  return (
    <>
      <PageHead
        title={t("title")}
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
          <EmptyState title={t("emptyTitle")} action={add}>
            {t("emptyText")}
          </EmptyState>
        ) : (
          <ReportTextTable
            rows={rows}
            editHref={(id) => to("reportText", { id })}
            removeHref={(id) => to("reportTextRemove", { id })}
          />
        )}
      </div>
    </>
  );
}
