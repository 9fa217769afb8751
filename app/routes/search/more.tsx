import { useTranslation } from "react-i18next";
import { LinkList } from "#app/components/link-list.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { useHref } from "#app/http/page.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["search", "frame"], title: "search:moreTitle" };

/** All areas, for screens too narrow for the whole rail. */
export default function More() {
  const { t } = useTranslation(["search", "frame"]);
  const to = useHref();
  return (
    <>
      <PageHead title={t("moreTitle")} />
      <LinkList
        items={[
          { label: t("frame:calendar"), href: to("home"), icon: "calendar" },
          { label: t("frame:patients"), href: to("patients"), icon: "cards" },
          { label: t("frame:settings"), href: to("settings", { tab: "osobni" }), icon: "settings" },
          { label: t("title"), href: to("search"), icon: "search" },
          { label: t("shortcutsTitle"), href: to("shortcuts"), icon: "keyboard" },
        ]}
      />
    </>
  );
}
