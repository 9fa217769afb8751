import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordList } from "#app/components/layout/record-list.tsx";
import { OperationPresetTable } from "#app/components/operation-presets/operation-preset-table.tsx";
import { load } from "#app/http/request/load.server.ts";
import { OperationPresets } from "#app/graphql/care/operation-presets.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { operationPresetPages } from "#app/paths/care/operation-presets.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = {
  i18n: ["operationPresets", "operations", "settings"],
  title: "operationPresets:title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, operationPresetPages.operationPresets);
  return (await load(args, OperationPresets)).medicalOperationPresets;
}

export default function OperationPresetsPage() {
  const rows = useLoaderData<typeof loader>();
  const { t } = useTranslation(["operationPresets", "settings"]);
  const to = useHref();
  return (
    <RecordList
      title={t("title")}
      over={{ href: to(settingsPages.settings, { tab: "osobni" }), label: t("settings:title") }}
      add={{ href: to(operationPresetPages.operationPresetNew), label: t("add") }}
      empty={{ title: t("emptyTitle"), text: t("emptyText") }}
    >
      {rows.length > 0 && (
        <OperationPresetTable
          rows={rows}
          editHref={(id) => to(operationPresetPages.operationPreset, { id })}
          removeHref={(id) => to(operationPresetPages.operationPresetRemove, { id })}
        />
      )}
    </RecordList>
  );
}
