import { useTranslation } from "react-i18next";
import type { VoucherState as State } from "#rules/vouchers/state.ts";
import { StateChip } from "../base/chip.tsx";
import { voucherLooks } from "./voucher-looks.ts";

/** Whether a voucher pays visits, in a word; its last days are a task: the rest of it is to be used. */
export function VoucherState({ state }: { state: State }) {
  const { t } = useTranslation("vouchers");
  return <StateChip {...voucherLooks[state]}>{t(`states.${state}`)}</StateChip>;
}
