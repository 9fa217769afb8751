import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { InvoiceFacts } from "#app/components/invoices/invoice-facts.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { PaymentActions } from "#app/components/payments/payment-actions.tsx";
import { PaymentEntries } from "#app/components/payments/payment-entries.tsx";
import { PaymentLines } from "#app/components/payments/payment-lines.tsx";
import { PaymentPayer } from "#app/components/payments/payment-payer.tsx";
import { PaymentState } from "#app/components/payments/payment-state.tsx";
import { TakeForm } from "#app/components/payments/take-form.tsx";
import { Transfer } from "#app/components/payments/transfer.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PaymentPage, TakePayment, type PaymentDetail } from "#app/graphql/money/payments.ts";
import { entryLink } from "#app/http/cash/receipt-link.ts";
import { qrCode } from "#app/http/documents/qr-code.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { isOpened, refusalOfPayer } from "#app/http/payments/refusal-of.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bankPages } from "#app/paths/money/bank-statements.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatMoney, moneyInput } from "#rules/format.ts";
import { PaymentTakeInput } from "#rules/inputs/payment.ts";
import { cashRounding } from "#rules/money/cash-rounding.ts";
import { localDate } from "#rules/time/time.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { me } from "#app/http/session/me.server.ts";

export const handle: PageHandle = {
  i18n: ["payments", "invoices", "forms", "errors", "patients"],
  title: "payments:title",
};

type Typed = Record<"paymentMethod" | "amount" | "received", string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.payment);
  const { payment, paymentInfo } = await load(args, PaymentPage, { id: idOf(args) });
  const { currency } = payment.price;
  const today = localDate(args.context.now());
  const left = payment.owed.amount;
  const locale = await myLocale(args);
  const country = (await me(args))?.profile?.medicalCenter?.country ?? "CZ";
  return {
    payment,
    left: payment.canceledAt ? 0 : left,
    inCash: { amount: left + cashRounding(left, { country, currency }, today), currency },
    transfer: paymentInfo,
    qr: paymentInfo?.qrCode ? qrCode(paymentInfo.qrCode) : null,
    values: ((await keptForm(args)) as Typed | undefined) ?? {
      // An insurer pays into the account alone.
      paymentMethod: payment.invoices.some(({ kind }) => kind === "INSURER") ? "TRANSFER" : "CASH",
      amount: moneyInput({ amount: left, currency }, locale),
      received: "",
    },
  };
}

export const action = async (args: ActionFunctionArgs) =>
  submitForm(args, PaymentTakeInput(await myCurrency(args)), async (input, form) => {
    const payment = idOf(args);
    const { paymentUpdate } = await call(args, TakePayment, { payment, input, version: Number(form.get("version")) });
    const entry = paymentUpdate.entries.at(-1)!;
    const taken = entry.amount.amount + entry.rounding.amount;
    const change = entry.cashEntry && input.received ? input.received.amount - taken : 0;
    const key = paymentUpdate.payedAt ? "payments:taken" : "payments:takenPart";
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment })), {
      key: change > 0 ? `${key}Change` : key,
      values: { change: formatMoney({ ...entry.amount, amount: change }, await myLocale(args)) },
      links: entryLink(args, entry),
    });
  });

/** A new form after each amount that was taken. */
export default function PaymentRoute() {
  const { payment } = useLoaderData<typeof loader>();
  return <OnePayment key={payment.version} />;
}

function OnePayment() {
  const { payment, left, inCash, transfer, qr, values } = useLoaderData<typeof loader>();
  const { id, price, patientCard, patientAttendance, entries, canceledAt, invoices } = payment;
  const page = useFormPage("payment-take", values);
  const { t, i18n } = useTranslation("payments");
  const { formKey } = useRoot();
  const to = useHref();
  const locale = i18n.language as Locale;
  const take = left > 0 && (
    <section className="sheet" aria-label={t("take")}>
      <TakeForm
        page={{ ...page, formProps: { ...page.formProps, idempotencyKey: `${formKey}-take-${payment.version}` } }}
        fields={page.fields}
        currency={price.currency}
        left={left}
        inCash={inCash.amount}
        version={payment.version}
        hint={`${t("cashHint", { price: formatMoney(inCash, locale) })} ${t("amountHint")}`}
      />
    </section>
  );
  return (
    <>
      {patientCard && (
        <PatientStrip patient={patientCard} href={to(patientPages.patient, { uuid: patientCard.uuid })}>
          {patientAttendance && (
            <a href={to(calendarPages.event, { id: patientAttendance.event.id })}>
              {t("visit", { when: formatDateTime(patientAttendance.event.beginAt, locale) })}
            </a>
          )}
        </PatientStrip>
      )}
      <PageHead
        title={t("title")}
        over={<a href={to(paymentPages.payments)}>{t("listTitle")}</a>}
        actions={!canceledAt && <Actions payment={payment} />}
      >
        <PaymentState payment={payment} />
      </PageHead>
      {take}
      <div className="sheet">
        <CanceledBecause payment={payment} />
        <PaymentPayer
          payer={payment.payer}
          editHref={refusalOfPayer(payment) ? undefined : to(paymentPages.paymentPayer, { id })}
        />
        {isOpen(payment) && payment.monthClosed && <p className="mb">{t("monthClosed")}</p>}
        <PaymentLines lines={payment.paymentItems} total={price} disallowed={payment.disallowed.amount} />
      </div>
      {invoices.map((invoice) => (
        <OneInvoice key={invoice.id} invoice={invoice} />
      ))}
      {entries.length > 0 && (
        <div className="sheet">
          <PaymentEntries
            entries={entries}
            currency={price.currency}
            reverseHref={(entry) => to(paymentPages.paymentReverse, { id, entry })}
            receiptHref={(entry) => to(cashPages.cashReceipt, { id: entry })}
            confirmationHref={(entry) => to(paymentPages.paymentConfirmation, { id: entry })}
            movementHref={(movement) => to(bankPages.bankMovement, { id: movement })}
          />
        </div>
      )}
      {transfer && (
        <section className="sheet">
          <Transfer
            transfer={transfer}
            qr={qr}
            callHref={payment.invoiced ? undefined : to(paymentPages.paymentCall, { id })}
          />
        </section>
      )}
    </>
  );
}

function CanceledBecause({ payment: { canceledAt, cancelCause, cancelReason } }: { payment: PaymentDetail }) {
  const { t, i18n } = useTranslation("payments");
  if (!canceledAt || !cancelCause) return null;
  const when = formatDateTime(canceledAt, i18n.language as Locale);
  return <p className="mb">{t(`canceledBecause.${cancelCause}`, { when, reason: cancelReason })}</p>;
}

/** True while its lines can change, but for the close of its month. */
const isOpen = ({ paid, invoiced, canceledAt }: PaymentDetail) => paid.amount === 0 && !invoiced && !canceledAt;

function OneInvoice({ invoice }: { invoice: PaymentDetail["invoices"][number] }) {
  const { id } = invoice;
  const to = useHref();
  return (
    <section className="sheet">
      <InvoiceFacts
        invoice={invoice}
        paymentHref={(payment) => to(paymentPages.payment, { id: payment })}
        printHref={to(invoicePages.invoice, { invoiceCacheUuid: invoice.invoiceCacheUuid })}
        emailHref={to(invoicePages.invoiceEmail, { id })}
        pdfHref={to(invoicePages.invoicePdf, { id })}
        isdocHref={to(invoicePages.invoiceIsdoc, { id })}
        noteHref={to(invoicePages.invoiceNote, { id })}
        creditHref={to(invoicePages.invoiceCredit, { id })}
        fBatchHref={
          invoice.fBatch?.missing === null && !invoice.credited
            ? to(insurerBillingPages.invoiceFBatch, { id })
            : undefined
        }
        returnHref={invoice.returnable ? to(insurerBillingPages.invoiceReturn, { id }) : undefined}
      />
    </section>
  );
}

function Actions({ payment }: { payment: PaymentDetail }) {
  const { id, invoiceable, advance, cancelable } = payment;
  const issues = useMay("invoice:write");
  const to = useHref();
  return (
    <PaymentActions
      invoiceHref={issues && invoiceable ? to(invoicePages.paymentInvoice, { id }) : undefined}
      advanceHref={issues && advance ? to(invoicePages.paymentAdvance, { id }) : undefined}
      itemsHref={
        isOpen(payment) && !isOpened(payment) && !payment.monthClosed
          ? to(paymentPages.paymentItems, { id })
          : undefined
      }
      cancelHref={cancelable ? to(paymentPages.paymentCancel, { id }) : undefined}
    />
  );
}
