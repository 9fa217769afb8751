import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordList } from "#app/components/layout/record-list.tsx";
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
  await permitted(args, additionalProcedurePages.additionalProcedures);
  return (await load(args, AdditionalProcedureList)).additionalProcedures;
}

export default function AdditionalProceduresPage() {
  const rows = useLoaderData<typeof loader>();
  const { t } = useTranslation(["procedures", "settings"]);
  const to = useHref();
  return (
    <RecordList
      title={t("additional.title")}
      over={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      add={{ href: to(additionalProcedurePages.additionalProcedureNew), label: t("additional.add") }}
      empty={{ title: t("additional.emptyTitle"), text: t("additional.emptyText") }}
    >
      {rows.length > 0 && (
        <AdditionalProcedureTable
          rows={rows}
          editHref={(id) => to(additionalProcedurePages.additionalProcedureEdit, { id })}
          removeHref={(id) => to(additionalProcedurePages.additionalProcedureRemove, { id })}
        />
      )}
    </RecordList>
  );
}
