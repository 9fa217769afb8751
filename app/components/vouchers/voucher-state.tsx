import { useTranslation } from "react-i18next";
import { addDays } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { StateChip } from "../base/chip.tsx";

/** A voucher is said to end soon in its last two weeks. */
const SOON_DAYS = 14;

export type VoucherFacts = {
  archived: boolean;
  validTo: IsoDate;
  availableProceduresWithCount: { count: number }[];
};

/** Whether a voucher pays visits, in a word; its last days are a task: the rest of it is to be used. */
export function VoucherState({ voucher, today }: { voucher: VoucherFacts; today: IsoDate }) {
  const { t } = useTranslation("vouchers");
  const { archived, validTo, availableProceduresWithCount: left } = voucher;
  if (archived) return <StateChip icon="ban">{t("states.archived")}</StateChip>;
  if (left.every(({ count }) => count === 0)) return <StateChip icon="check">{t("states.used")}</StateChip>;
  if (validTo < today) return <StateChip icon="ban">{t("states.ended")}</StateChip>;
  if (validTo < addDays(today, SOON_DAYS))
    return (
      <StateChip state="todo" icon="warning">
        {t("states.ends")}
      </StateChip>
    );
  return (
    <StateChip state="ok" icon="check">
      {t("states.valid")}
    </StateChip>
  );
}
