import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { practiceCells } from "#app/components/grids/cells/practice-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { staffPages } from "#app/paths/staff/staff.ts";

export const handle: PageHandle = { i18n: ["staff", "grids", "settings"], title: "staff:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, staffPages.staff);
  const query = queryOf(args, staffPages.staff);
  return { list: await loadGrid(args, "profiles", query), query };
}

export default function StaffPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["staff", "settings"]);
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) => to(staffPages.staff, { ...query, page: undefined, ...change });
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
        actions={
          <ButtonLink href={to(staffPages.employee)} icon="plus" shortcut="z">
            {t("inviteTitle")}
          </ButtonLink>
        }
      />
      <div className="sheet">
        <p className="mb">{t("what")}</p>
        <GridList {...listProps(list, query, at)} cells={practiceCells} files={gridFiles(locale, "profiles")} />
      </div>
    </>
  );
}
