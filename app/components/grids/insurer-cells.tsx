import { useTranslation } from "react-i18next";
import type { GridHrefs } from "#app/paths/grids.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { GridValues } from "#rules/grids/column.ts";
import { StateChip } from "../base/chip.tsx";
import { batchLooks } from "../insurer-billing/batch-looks.ts";
import { returnedLooks } from "../returned-documents/returned-looks.ts";

const useLocale = () => useTranslation().i18n.language as Locale;

export function Frequencies({ value }: { value: GridValues["frequencies"] }) {
  const { t } = useTranslation("grids");
  return value.map((limit) => limit.join(` ${t("and")} `)).join(` ${t("or")} `);
}

export function FtVoucher({ value: { id, issuedAt }, hrefs }: { value: GridValues["ft-voucher"]; hrefs: GridHrefs }) {
  return (
    <a href={hrefs.ftVoucher(id)} className="num nw">
      {formatDate(issuedAt, useLocale())}
    </a>
  );
}

export function FtVoucherLimit({ value: { limit, by, late } }: { value: GridValues["ft-voucher-limit"] }) {
  const { t } = useTranslation("grids");
  const said = t(`limitBy.${limit}`, { day: formatDate(by, useLocale()) });
  if (!late) return <span className="num">{said}</span>;
  return (
    <StateChip state="bad" icon="warning">
      {said}, {t("late")}
    </StateChip>
  );
}

export function FtVoucherState({ value }: { value: GridValues["ft-voucher-state"] }) {
  const { t } = useTranslation("grids");
  return t(`ftVouchers.${value}`);
}

export function BatchStateCell({ value }: { value: GridValues["batch-state"] }) {
  const { t } = useTranslation("grids");
  return <StateChip {...batchLooks[value]}>{t(`batches.${value}`)}</StateChip>;
}

export function ReturnedKind({ value }: { value: GridValues["returned-kind"] }) {
  const { t } = useTranslation("grids");
  return t(`returnedKinds.${value}`);
}

export function ReturnedState({ value }: { value: GridValues["returned-state"] }) {
  const { t } = useTranslation("grids");
  return <StateChip {...returnedLooks[value]}>{t(`returnedStates.${value}`)}</StateChip>;
}

export function OperationsWithCount({ value }: { value: GridValues["medical-operations-with-count"] }) {
  return (
    <ul>
      {value.map(({ code, count }) => (
        <li key={code} className="num nw">{`${count}×\u00a0${code}`}</li>
      ))}
    </ul>
  );
}
