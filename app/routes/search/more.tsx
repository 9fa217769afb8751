import { useTranslation } from "react-i18next";
import { LinkList } from "#app/components/base/link-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { useAreas } from "#app/http/page/areas.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { searchPages } from "#app/paths/search.ts";

export const handle: PageHandle = { i18n: ["search"], title: "search:moreTitle" };

/** All areas, for screens too narrow for the whole rail. */
export default function More() {
  const { t } = useTranslation("search");
  const areas = useAreas();
  const to = useHref();
  return (
    <>
      <PageHead title={t("moreTitle")} />
      <LinkList
        items={[
          ...areas.map(({ label, href, icon }) => ({ label, href, icon })),
          { label: t("title"), href: to(searchPages.search), icon: "search" },
          { label: t("shortcutsTitle"), href: to(searchPages.shortcuts), icon: "keyboard" },
        ]}
      />
    </>
  );
}
