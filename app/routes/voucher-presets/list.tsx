import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { RowLink } from "#app/components/grids/row-link.tsx";
import { RecordList } from "#app/components/layout/record-list.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { voucherPresetPages } from "#app/paths/money/voucher-presets.ts";

export const handle: PageHandle = { i18n: ["voucherPresets", "grids", "settings"], title: "voucherPresets:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPresetPages.voucherPresets);
  const query = queryOf(args, voucherPresetPages.voucherPresets);
  return { list: await loadGrid(args, "voucherPresets", query), query };
}

export default function VoucherPresetsPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["voucherPresets", "settings"]);
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) =>
    to(voucherPresetPages.voucherPresets, { ...query, page: undefined, ...change });
  return (
    <RecordList
      title={t("title")}
      over={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      add={{ href: to(voucherPresetPages.voucherPresetNew), label: t("add") }}
      empty={{ title: t("emptyTitle"), text: t("emptyText") }}
    >
      {list.items.length > 0 && (
        <GridList
          {...listProps(list, query, at)}
          cells={moneyCells}
          action={{
            label: t("remove"),
            cell: ({ preset }) => (
              <RowLink
                href={to(voucherPresetPages.voucherPresetRemove, { id: preset!.id })}
                label={t("remove")}
                name={preset!.name}
              />
            ),
          }}
          files={gridFiles(locale, "voucherPresets")}
        />
      )}
    </RecordList>
  );
}
