import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GridHrefs } from "#app/paths/grids.ts";
import { fileHref } from "#app/paths/href.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime, formatMoney, formatNumber, formatPhone } from "#rules/format.ts";
import type { GridKind, GridValues } from "#rules/grids/column.ts";
import { paidWord } from "#rules/grids/paid-word.ts";
import { StateChip } from "../base/chip.tsx";
import { EmailLink } from "../base/email-link.tsx";
import {
  BatchStateCell,
  Frequencies,
  FtVoucher,
  FtVoucherLimit,
  FtVoucherState,
  OperationsWithCount,
  ReturnedKind,
  ReturnedState,
} from "./insurer-cells.tsx";
import { MovementState } from "../bank-statements/movement-state.tsx";
import { paidLooks } from "../payments/paid-looks.ts";
import { voucherLooks } from "../vouchers/voucher-looks.ts";
import { practiceCells } from "./practice-cells.tsx";
import { BankAdvice, BankMovement, BankStatement, Counterparty } from "./bank-cells.tsx";

type Drawn<Kind extends GridKind> = (props: { value: GridValues[Kind]; hrefs: GridHrefs }) => ReactNode;

const useLocale = () => useTranslation().i18n.language as Locale;

/** The cell of each kind of column. */
const cells: { [Kind in GridKind]: Drawn<Kind> } = {
  text: ({ value }) => value,
  date: ({ value }) => formatDate(value, useLocale()),
  integer: ({ value }) => formatNumber(value, useLocale()),
  money: ({ value }) => formatMoney(value, useLocale()),
  duration: Duration,
  "created-at-and-by": CreatedAtAndBy,
  "patient-card": PatientCard,
  payment: ({ value: { id, name }, hrefs }) => <a href={hrefs.payment(id)}>{name}</a>,
  "payment-method": PaymentMethod,
  "payment-methods": PaymentMethods,
  "cash-receipt": ({ value: { id, number }, hrefs }) => (
    <a href={hrefs.receipt(id)} className="num" data-hard>
      {number}
    </a>
  ),
  "boolean-paid": BooleanPaid,
  "invoice-state": InvoiceState,
  invoice: ({ value: { uuid, number }, hrefs }) => (
    <a href={hrefs.invoice(uuid)} className="num" data-hard>
      {number}
    </a>
  ),
  "procedure-voucher": ({ value: { id, name }, hrefs }) => <a href={hrefs.voucher(id)}>{name}</a>,
  "procedure-voucher-preset": ({ value: { id, name }, hrefs }) => <a href={hrefs.voucherPreset(id)}>{name}</a>,
  frequencies: Frequencies,
  "insurance-contract": ({ value: { id, name }, hrefs }) => <a href={hrefs.contract(id)}>{name}</a>,
  "ft-voucher-applicant": ({ value: { id, name, archived }, hrefs }) =>
    archived ? name : <a href={hrefs.ftVoucherApplicant(id)}>{name}</a>,
  "ft-voucher": FtVoucher,
  "ft-voucher-limit": FtVoucherLimit,
  "ft-voucher-state": FtVoucherState,
  batch: ({ value: { id, number }, hrefs }) => (
    <a href={hrefs.batch(id)} className="num">
      {number}
    </a>
  ),
  "batch-state": BatchStateCell,
  "batch-file": ({ value: { uuid, name } }) => (
    <a href={fileHref(uuid, "save")} className="nw" download>
      {name}
    </a>
  ),
  "returned-document": ({ value: { id, number }, hrefs }) => (
    <a href={hrefs.returnedDocument(id)} className="num">
      {number}
    </a>
  ),
  "returned-kind": ReturnedKind,
  "returned-state": ReturnedState,
  "medical-operations-with-count": OperationsWithCount,
  "birth-date": BirthDate,
  sex: Sex,
  chip: Chip,
  email: ({ value }) => <EmailLink email={value} />,
  address: ({ value }) => value,
  phone: ({ value }) => (
    <a className="num nw" href={`tel:${value}`}>
      {formatPhone(value)}
    </a>
  ),
  "procedures-with-count": ProceduresWithCount,
  "bank-statement": BankStatement,
  "bank-movement": BankMovement,
  counterparty: Counterparty,
  "bank-movement-state": ({ value, hrefs }) => <MovementState movement={value} paymentHref={hrefs.payment} />,
  "bank-advice": BankAdvice,
  month: ({ value }) => formatDate(value, useLocale(), "month"),
  "month-state": MonthState,
  "voucher-state": VoucherState,
  "date-range": ({ value: { from, to } }) => `${formatDate(from, useLocale())} – ${formatDate(to, useLocale())}`,
  enum: Enum,
  file: File,
  ...practiceCells,
};

function Duration({ value: { amount, unit } }: { value: GridValues["duration"] }) {
  const { t } = useTranslation("grids");
  return t(`validFor.${unit}`, { count: amount });
}

function BirthDate({ value: { date, age } }: { value: GridValues["birth-date"] }) {
  return (
    <span className="num nw">
      {formatDate(date, useLocale())}, <Duration value={age} />
    </span>
  );
}

function Sex({ value }: { value: GridValues["sex"] }) {
  const { t } = useTranslation("grids");
  return t(`sexes.${value}`);
}

function Chip({ value }: { value: GridValues["chip"] }) {
  const { t } = useTranslation("grids");
  return (
    <StateChip state="bad" icon="warning">
      {t(`chips.${value}`)}
    </StateChip>
  );
}

function CreatedAtAndBy({ value: { at, by } }: { value: GridValues["created-at-and-by"] }) {
  return (
    <span>
      <span className="num">{formatDateTime(at, useLocale())}</span> {by && <span className="mute">{by}</span>}
    </span>
  );
}

function PatientCard({ value: { uuid, fullName }, hrefs }: { value: GridValues["patient-card"]; hrefs: GridHrefs }) {
  const { t } = useTranslation("grids");
  if (uuid) return <a href={hrefs.patientCard(uuid)}>{fullName}</a>;
  return fullName || <span className="mute">{t("noPayer")}</span>;
}

function PaymentMethod({ value }: { value: GridValues["payment-method"] }) {
  const { t } = useTranslation("grids");
  return t(`methods.${value}`);
}

function PaymentMethods({ value }: { value: GridValues["payment-methods"] }) {
  const { t } = useTranslation("grids");
  return value.map((method) => t(`methods.${method}`)).join(", ");
}

function BooleanPaid({ value }: { value: GridValues["boolean-paid"] }) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  const { price, paid } = value;
  const word = paidWord(value);
  const money = (amount: number) => formatMoney({ amount, currency: price.currency }, locale);
  const said =
    word === "partly" ? t("paidOf", { paid: money(paid.amount), price: money(price.amount) }) : t(`paid.${word}`);
  return <StateChip {...paidLooks[word]}>{said}</StateChip>;
}

function InvoiceState({ value }: { value: GridValues["invoice-state"] }) {
  const { t } = useTranslation("grids");
  if (!value.credit) return <BooleanPaid value={value} />;
  return <StateChip icon="undo">{t(`credits.${value.credit}`)}</StateChip>;
}

function VoucherState({ value }: { value: GridValues["voucher-state"] }) {
  const { t } = useTranslation("grids");
  return <StateChip {...voucherLooks[value]}>{t(`vouchers.${value}`)}</StateChip>;
}

function MonthState({ value: { closed } }: { value: GridValues["month-state"] }) {
  const { t } = useTranslation("grids");
  return closed && <StateChip icon="lock">{t("months.closed")}</StateChip>;
}

function Enum({ value }: { value: GridValues["enum"] }) {
  const { t } = useTranslation("grids");
  return t(`formats.${value}`);
}

function File({ value: { file, done, total, failed } }: { value: GridValues["file"] }) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  if (file)
    return (
      <a href={fileHref(file.uuid, "save")} download>
        {file.name}
      </a>
    );
  if (failed)
    return (
      <StateChip state="bad" icon="warning">
        {t("failed")}
      </StateChip>
    );
  return t("progress", { done: formatNumber(done, locale), total: formatNumber(total, locale) });
}

function ProceduresWithCount({ value }: { value: GridValues["procedures-with-count"] }) {
  const { t } = useTranslation("grids");
  return (
    <ul>
      {value.map(({ id, name, count, removed }) => (
        <li key={id} className={count === 0 ? "mute" : undefined}>
          {`${count}×\u00a0${name}`}
          {removed && <span className="mute"> ({t("goneMark")})</span>}
        </li>
      ))}
    </ul>
  );
}

type Props = { kind: GridKind; value: GridValues[GridKind] | null; hrefs: GridHrefs };

export function GridCell({ kind, value, hrefs }: Props) {
  const Cell = cells[kind] as Drawn<GridKind>;
  return value === null ? null : <Cell value={value} hrefs={hrefs} />;
}
