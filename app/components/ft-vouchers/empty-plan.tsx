import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { EmptyState } from "../base/empty-state.tsx";

type Props = { hasServices: boolean; isSearched: boolean; to: IsoDate; expertise: string };

/** The reason why no visit is proposed, and what to do. */
export function EmptyPlan({ hasServices, isSearched, to, expertise }: Props) {
  const { t, i18n } = useTranslation("ftVoucherPlans");
  if (!hasServices) return <EmptyState title={t("nobodyTitle")}>{t("nobodyText", { expertise })}</EmptyState>;
  if (!isSearched) return <EmptyState title={t("beginTitle")}>{t("beginText")}</EmptyState>;
  const day = formatDate(to, i18n.language as Locale);
  return <EmptyState title={t("nothingTitle", { day })}>{t("nothingText")}</EmptyState>;
}
