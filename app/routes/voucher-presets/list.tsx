import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordList } from "#app/components/layout/record-list.tsx";
import { PresetTable } from "#app/components/voucher-presets/preset-table.tsx";
import { load } from "#app/graphql/client.server.ts";
import { VoucherPresetList } from "#app/graphql/voucher-presets.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { settingsPages } from "#app/paths/settings.ts";
import { voucherPresetPages } from "#app/paths/voucher-presets.ts";

export const handle: PageHandle = { i18n: ["voucherPresets", "settings"], title: "voucherPresets:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  return (await load(args, VoucherPresetList)).procedureVoucherPresets;
}

export default function VoucherPresetsPage() {
  const rows = useLoaderData<typeof loader>();
  const { t } = useTranslation(["voucherPresets", "settings"]);
  const to = useHref();
  return (
    <RecordList
      title={t("title")}
      over={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      add={{ href: to(voucherPresetPages.voucherPresetNew), label: t("add") }}
      empty={{ title: t("emptyTitle"), text: t("emptyText") }}
    >
      {rows.length > 0 && (
        <PresetTable
          rows={rows}
          editHref={(id) => to(voucherPresetPages.voucherPreset, { id })}
          removeHref={(id) => to(voucherPresetPages.voucherPresetRemove, { id })}
        />
      )}
    </RecordList>
  );
}
