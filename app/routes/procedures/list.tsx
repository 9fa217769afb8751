import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ProcedureTable } from "#app/components/procedures/procedure-table.tsx";
import { load } from "#app/graphql/client.server.ts";
import { ProcedureList } from "#app/graphql/procedures.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { procedurePages } from "#app/paths/procedures.ts";
import { settingsPages } from "#app/paths/settings.ts";

export const handle: PageHandle = { i18n: ["procedures", "settings"], title: "procedures:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const { procedures, profiles } = await load(args, ProcedureList);
  return { procedures, people: Object.fromEntries(profiles.map(({ id, surname }) => [id, surname])) };
}

export default function ProceduresPage() {
  const { procedures, people } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["procedures", "settings"]);
  const to = useHref();
  const add = { href: to(procedurePages.procedureNew), label: t("add") };
  const over = <a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>;
  return (
    <>
      <PageHead
        title={t("title")}
        over={over}
        actions={
          procedures.length > 0 && (
            <ButtonLink href={add.href} tone="main" icon="plus">
              {add.label}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        {procedures.length === 0 ? (
          <EmptyState title={t("emptyTitle")} action={add}>
            {t("emptyText")}
          </EmptyState>
        ) : (
          <ProcedureTable
            rows={procedures}
            people={people}
            editHref={(id) => to(procedurePages.procedureEdit, { id })}
            removeHref={(id) => to(procedurePages.procedureRemove, { id })}
          />
        )}
      </div>
    </>
  );
}
