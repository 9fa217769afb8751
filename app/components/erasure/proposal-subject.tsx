import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { Subject } from "../dialogs/confirm.tsx";

type Props = { proposedAt: string; proposedBy: { fullName: string }; count: number };

/** The proposal that is decided about: its day and author, and the number of its cards. */
export function ProposalSubject({ proposedAt, proposedBy, count }: Props) {
  const { t, i18n } = useTranslation("erasure");
  const date = formatDate(proposedAt, i18n.language as Locale);
  return <Subject name={t("proposal", { date, who: proposedBy.fullName })}>{t("cardCount", { count })}</Subject>;
}
