import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import type { GridRow } from "#rules/grids/columns.ts";
import { NoticeAbout } from "./notice-about.tsx";

/** The way to send a message again; nothing while it waits. */
export function RepeatLink({
  row,
  href,
}: {
  row: Pick<GridRow<"notices">, "about" | "written" | "state">;
  href: string;
}) {
  const { t, i18n } = useTranslation("notices");
  if (row.state!.state === "WAITING") return null;
  return (
    <a href={href}>
      {t("repeat")}
      <span className="vh">
        {" "}
        <NoticeAbout about={row.about!} />, {formatDateTime(row.written!, i18n.language as Locale)}
      </span>
    </a>
  );
}
