import { useTranslation } from "react-i18next";
import { ftVoucherApplicantPages } from "#app/paths/insurers/ft-voucher-applicants.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { fileHref, href } from "#app/paths/href.ts";
import { contractPages } from "#app/paths/insurers/insurance-contracts.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { returnedPages } from "#app/paths/insurers/returned-documents.ts";
import { formatDate } from "#rules/format.ts";
import { StateChip } from "../../base/chip.tsx";
import { batchLooks } from "../../insurer-billing/batch-looks.ts";
import { returnedLooks } from "../../returned-documents/returned-looks.ts";
import { useLocale, type Cell, type Cells } from "./cell.ts";

/** The cells of lists of insurers. */
export const insurerCells = {
  frequencies: Frequencies,
  "insurance-contract": ({ value: { id, name } }) => (
    <a href={href(useLocale(), contractPages.contract, { id })}>{name}</a>
  ),
  "ft-voucher-applicant": FtVoucherApplicant,
  "ft-voucher": FtVoucher,
  "ft-voucher-limit": FtVoucherLimit,
  "ft-voucher-state": FtVoucherState,
  batch: ({ value: { id, number } }) => (
    <a href={href(useLocale(), insurerBillingPages.batch, { id })} className="num">
      {number}
    </a>
  ),
  "batch-state": BatchStateCell,
  "batch-file": ({ value: { uuid, name } }) => (
    <a href={fileHref(uuid, "save")} className="nw" download>
      {name}
    </a>
  ),
  "returned-document": ({ value: { id, number } }) => (
    <a href={href(useLocale(), returnedPages.returnedDocument, { id })} className="num">
      {number}
    </a>
  ),
  "returned-kind": ReturnedKind,
  "returned-state": ReturnedState,
  "medical-operations-with-count": OperationsWithCount,
} satisfies Cells;

function Frequencies({ value }: Cell<"frequencies">) {
  const { t } = useTranslation("grids");
  return value.map((limit) => limit.join(` ${t("and")} `)).join(` ${t("or")} `);
}

function FtVoucherApplicant({ value: { id, name, archived } }: Cell<"ft-voucher-applicant">) {
  const locale = useLocale();
  return archived ? name : <a href={href(locale, ftVoucherApplicantPages.ftVoucherApplicant, { id })}>{name}</a>;
}

function FtVoucher({ value: { id, issuedAt } }: Cell<"ft-voucher">) {
  const locale = useLocale();
  return (
    <a href={href(locale, ftVoucherPages.ftVoucher, { id })} className="num nw">
      {formatDate(issuedAt, locale)}
    </a>
  );
}

function FtVoucherLimit({ value: { limit, by, late } }: Cell<"ft-voucher-limit">) {
  const { t } = useTranslation("grids");
  const said = t(`limitBy.${limit}`, { day: formatDate(by, useLocale()) });
  if (!late) return <span className="num">{said}</span>;
  return (
    <StateChip state="bad" icon="warning">
      {said}, {t("late")}
    </StateChip>
  );
}

function FtVoucherState({ value }: Cell<"ft-voucher-state">) {
  const { t } = useTranslation("grids");
  return t(`ftVouchers.${value}`);
}

function BatchStateCell({ value }: Cell<"batch-state">) {
  const { t } = useTranslation("grids");
  return <StateChip {...batchLooks[value]}>{t(`batches.${value}`)}</StateChip>;
}

function ReturnedKind({ value }: Cell<"returned-kind">) {
  const { t } = useTranslation("grids");
  return t(`returnedKinds.${value}`);
}

function ReturnedState({ value }: Cell<"returned-state">) {
  const { t } = useTranslation("grids");
  return <StateChip {...returnedLooks[value]}>{t(`returnedStates.${value}`)}</StateChip>;
}

function OperationsWithCount({ value }: Cell<"medical-operations-with-count">) {
  return (
    <ul>
      {value.map(({ code, count }) => (
        <li key={code} className="num nw">{`${count}×\u00a0${code}`}</li>
      ))}
    </ul>
  );
}
