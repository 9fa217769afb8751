import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BoxTable } from "#app/components/cash/box-table.tsx";
import { RecordList } from "#app/components/layout/record-list.tsx";
import { CashBoxes } from "#app/graphql/money/cash.ts";
import { load } from "#app/http/request/load.server.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["cash", "settings"], title: "cash:boxes" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, cashPages.cashBoxes);
  return (await load(args, CashBoxes)).cashBoxes;
}

export default function CashBoxesPage() {
  const rows = useLoaderData<typeof loader>();
  const { t } = useTranslation(["cash", "settings"]);
  const to = useHref();
  return (
    <RecordList
      title={t("boxes")}
      over={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      add={{ href: to(cashPages.cashBoxNew), label: t("addBox") }}
      empty={{ title: t("boxes"), text: t("boxesText") }}
    >
      <BoxTable
        rows={rows}
        editHref={(id) => to(cashPages.cashBox, { id })}
        archiveHref={(id) => to(cashPages.cashBoxArchive, { id })}
      />
    </RecordList>
  );
}
