import { useTranslation } from "react-i18next";
import { LinkList } from "#app/components/link-list.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { useAreas } from "#app/http/areas.ts";
import { useHref } from "#app/http/page.ts";
import type { PageHandle } from "#app/http/title.ts";

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
          { label: t("title"), href: to("search"), icon: "search" },
          { label: t("shortcutsTitle"), href: to("shortcuts"), icon: "keyboard" },
        ]}
      />
    </>
  );
}
