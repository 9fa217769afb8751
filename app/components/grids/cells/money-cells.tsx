import { useTranslation } from "react-i18next";
import { cashPages } from "#app/paths/money/cash.ts";
import { fileHref, href } from "#app/paths/href.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { voucherPresetPages } from "#app/paths/money/voucher-presets.ts";
import { voucherPages } from "#app/paths/money/vouchers.ts";
import { formatDate, formatMoney, formatNumber } from "#rules/format.ts";
import { paidWord } from "#rules/grids/paid-word.ts";
import { MovementState } from "../../bank-statements/movement-state.tsx";
import { StateChip } from "../../base/chip.tsx";
import { paidLooks } from "../../payments/paid-looks.ts";
import { voucherLooks } from "../../vouchers/voucher-looks.ts";
import { BankAdvice, BankMovement, BankStatement, Counterparty } from "./bank-cells.tsx";
import { useLocale, type Cell, type Cells } from "./cell.ts";

/** The cells of lists of payments, invoices, vouchers and bank accounts. */
export const moneyCells = {
  payment: ({ value: { id, name } }) => <a href={href(useLocale(), paymentPages.payment, { id })}>{name}</a>,
  "payment-method": PaymentMethod,
  "payment-methods": PaymentMethods,
  "cash-receipt": ({ value: { id, number } }) => (
    <a href={href(useLocale(), cashPages.cashReceipt, { id })} className="num" data-hard>
      {number}
    </a>
  ),
  "boolean-paid": BooleanPaid,
  "invoice-state": InvoiceState,
  invoice: ({ value: { uuid, number } }) => (
    <a href={href(useLocale(), invoicePages.invoice, { invoiceCacheUuid: uuid })} className="num" data-hard>
      {number}
    </a>
  ),
  "procedure-voucher": ({ value: { id, name } }) => (
    <a href={href(useLocale(), voucherPages.voucher, { id })}>{name}</a>
  ),
  "procedure-voucher-preset": ({ value: { id, name } }) => (
    <a href={href(useLocale(), voucherPresetPages.voucherPreset, { id })}>{name}</a>
  ),
  "procedures-with-count": ProceduresWithCount,
  "bank-statement": BankStatement,
  "bank-movement": BankMovement,
  counterparty: Counterparty,
  "bank-movement-state": BankMovementState,
  "bank-advice": BankAdvice,
  month: ({ value }) => formatDate(value, useLocale(), "month"),
  "month-state": MonthState,
  "voucher-state": VoucherState,
  enum: Enum,
  file: File,
} satisfies Cells;

function PaymentMethod({ value }: Cell<"payment-method">) {
  const { t } = useTranslation("grids");
  return t(`methods.${value}`);
}

function PaymentMethods({ value }: Cell<"payment-methods">) {
  const { t } = useTranslation("grids");
  return value.map((method) => t(`methods.${method}`)).join(", ");
}

function BooleanPaid({ value }: Pick<Cell<"boolean-paid">, "value">) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  const { price, paid } = value;
  const word = paidWord(value);
  const money = (amount: number) => formatMoney({ amount, currency: price.currency }, locale);
  const said =
    word === "partly" ? t("paidOf", { paid: money(paid.amount), price: money(price.amount) }) : t(`paid.${word}`);
  return <StateChip {...paidLooks[word]}>{said}</StateChip>;
}

function InvoiceState({ value }: Cell<"invoice-state">) {
  const { t } = useTranslation("grids");
  if (!value.credit) return <BooleanPaid value={value} />;
  return <StateChip icon="undo">{t(`credits.${value.credit}`)}</StateChip>;
}

function ProceduresWithCount({ value }: Cell<"procedures-with-count">) {
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

function MonthState({ value: { closed } }: Cell<"month-state">) {
  const { t } = useTranslation("grids");
  return closed && <StateChip icon="lock">{t("months.closed")}</StateChip>;
}

function VoucherState({ value }: Cell<"voucher-state">) {
  const { t } = useTranslation("grids");
  return <StateChip {...voucherLooks[value]}>{t(`vouchers.${value}`)}</StateChip>;
}

function Enum({ value }: Cell<"enum">) {
  const { t } = useTranslation("grids");
  return t(`formats.${value}`);
}

function File({ value: { file, done, total, failed } }: Cell<"file">) {
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

function BankMovementState({ value }: Cell<"bank-movement-state">) {
  const locale = useLocale();
  return <MovementState movement={value} paymentHref={(id) => href(locale, paymentPages.payment, { id })} />;
}
