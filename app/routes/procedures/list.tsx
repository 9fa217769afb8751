import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { ProcedureTable } from "#app/components/procedures/procedure-table.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ProcedureList } from "#app/graphql/procedures.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["procedures", "settings"], title: "procedures:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const { procedures, profiles } = await api(args, ProcedureList);
  return { procedures, people: Object.fromEntries(profiles.map(({ id, surname }) => [id, surname])) };
}

export default function ProceduresPage() {
  const { procedures, people } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["procedures", "settings"]);
  const to = useHref();
  const add = { href: to("procedureNew"), label: t("add") };
  const over = <a href={to("settings", { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>;
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
            editHref={(id) => to("procedureEdit", { id })}
            removeHref={(id) => to("procedureRemove", { id })}
          />
        )}
      </div>
    </>
  );
}
