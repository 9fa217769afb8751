import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import type { GridRow } from "#rules/grids/columns.ts";
import { RowLink } from "../grids/row-link.tsx";
import { useAboutWords } from "./about-words.ts";

type Props = { row: Pick<GridRow<"notices">, "about" | "written" | "state">; href: string };

/** The way to send a message again; nothing while it waits. */
export function RepeatLink({ row, href }: Props) {
  const { t, i18n } = useTranslation("notices");
  const aboutWords = useAboutWords();
  if (row.state!.state === "WAITING") return null;
  const name = `${aboutWords(row.about!)}, ${formatDateTime(row.written!, i18n.language as Locale)}`;
  return <RowLink href={href} label={t("repeat")} name={name} />;
}
