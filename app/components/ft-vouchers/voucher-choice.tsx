import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { NextLimit } from "#rules/insurance/ft-vouchers/next-limit.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Choice } from "../forms/fields/choice.tsx";
import { withErrors, type FieldState } from "../forms/fields/field.tsx";
import { Group } from "../forms/group.tsx";
import { useLimitWords } from "./use-limit-words.ts";

export type VoucherToBook = {
  id: number;
  issuedAt: IsoDate;
  visitsLeft: number;
  nextLimit: NextLimit | null;
  applicant: { name: string };
};

/**
 * The payer of a new visit: the patient's FT voucher, which is proposed, or the patient. The patient's choice names the
 * voucher that it is made against, so that the voucher of another patient is proposed again.
 */
export function VoucherChoice({ field, voucher }: { field: FieldState; voucher: VoucherToBook }) {
  const { t, i18n } = useTranslation("voucherLimits");
  const limitWords = useLimitWords();
  const { id, issuedAt, visitsLeft: count, nextLimit, applicant } = voucher;
  const [onVoucher, byPatient] = [String(id), String(-id)];
  const defaultValue = field.defaultValue === byPatient ? byPatient : onVoucher;
  const name = t("voucherOf", { applicant: applicant.name, day: formatDate(issuedAt, i18n.language as Locale) });
  return (
    <Group legend={t("payment")}>
      <Choice
        key={id}
        field={{ ...withErrors(field, field.errors), defaultValue }}
        label={t("payer")}
        hint={t("seriesHint")}
        options={[
          {
            value: onVoucher,
            label: t("onVoucher", { count }),
            hint: nextLimit ? `${name}, ${limitWords(nextLimit)}` : name,
          },
          { value: byPatient, label: t("patient") },
        ]}
      />
    </Group>
  );
}
