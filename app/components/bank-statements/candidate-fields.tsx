import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney, type Money } from "#rules/format.ts";
import { Choice } from "../forms/fields/choice.tsx";
import type { FieldState } from "../forms/fields/field.tsx";

export type Candidate = {
  id: number;
  version: number;
  owed: Money;
  createdAt: string;
  variableSymbol: string;
  payer: string | null;
  patientCard: { fullName: string } | null;
};
type Props = { field: FieldState; candidates: Candidate[] };

/** The payments that a movement may pay, with what is left of each. */
export function CandidateFields({ field, candidates }: Props) {
  const { t, i18n } = useTranslation("bankStatements");
  const locale = i18n.language as Locale;
  const options = candidates.map(({ id, version, owed, createdAt, variableSymbol, payer, patientCard }) => ({
    value: `${id}:${version}`,
    label: t("remaining", {
      name: patientCard?.fullName ?? payer ?? t("payment"),
      amount: formatMoney(owed, locale),
    }),
    hint: t("candidateHint", { symbol: variableSymbol, date: formatDate(new Date(createdAt), locale) }),
  }));
  return <Choice field={field} label={t("payment")} hint={t("bookHint")} options={options} />;
}
