import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordList } from "#app/components/layout/record-list.tsx";
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
  await permitted(args, procedurePages.procedures);
  const { procedures, profiles } = await load(args, ProcedureList);
  return { procedures, people: Object.fromEntries(profiles.map(({ id, surname }) => [id, surname])) };
}

export default function ProceduresPage() {
  const { procedures, people } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["procedures", "settings"]);
  const to = useHref();
  return (
    <RecordList
      title={t("title")}
      over={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      add={{ href: to(procedurePages.procedureNew), label: t("add") }}
      empty={{ title: t("emptyTitle"), text: t("emptyText") }}
    >
      {procedures.length > 0 && (
        <ProcedureTable
          rows={procedures}
          people={people}
          editHref={(id) => to(procedurePages.procedureEdit, { id })}
          removeHref={(id) => to(procedurePages.procedureRemove, { id })}
        />
      )}
    </RecordList>
  );
}
