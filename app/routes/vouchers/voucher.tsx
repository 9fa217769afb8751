import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { PaymentState } from "#app/components/payments/payment-state.tsx";
import { VoucherLedger } from "#app/components/vouchers/voucher-ledger.tsx";
import { VoucherServices } from "#app/components/vouchers/voucher-services.tsx";
import { VoucherState } from "#app/components/vouchers/voucher-state.tsx";
import { load } from "#app/http/request/load.server.ts";
import { VoucherPage } from "#app/graphql/money/vouchers.ts";
import { useHref, useMay } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { voucherPages } from "#app/paths/money/vouchers.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { voucherState } from "#rules/vouchers/state.ts";

export const handle: PageHandle = { i18n: ["vouchers", "patients", "payments"], title: "vouchers:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPages.voucher);
  const { procedureVoucher: voucher } = await load(args, VoucherPage, { id: idOf(args) });
  return { voucher, today: localDate(args.context.now()) };
}

export default function VoucherRoute() {
  const { voucher, today } = useLoaderData<typeof loader>();
  const { id, name, validTo, payment, patientCard, createdAt, createdBy, archived } = voucher;
  const state = voucherState(voucher, today);
  const { t, i18n } = useTranslation("vouchers");
  const to = useHref();
  const locale = i18n.language as Locale;
  const paymentHref = (payment: number) => to(paymentPages.payment, { id: payment });
  const card = to(patientPages.patient, { uuid: patientCard.uuid, tab: "permanentky" });
  return (
    <>
      <PatientStrip patient={patientCard} href={card} />
      <PageHead
        title={name}
        over={<a href={card}>{t("listTitle")}</a>}
        actions={
          useMay("procedureVoucher:change") && (
            <>
              <ButtonLink href={to(voucherPages.voucherEdit, { id })} icon="pen">
                {t("edit")}
              </ButtonLink>
              {(state === "valid" || state === "ends") && (
                <>
                  <ButtonLink href={to(voucherPages.voucherTransfer, { id })}>{t("transfer")}</ButtonLink>
                  {(!payment || payment.payedAt) && (
                    <ButtonLink href={to(voucherPages.voucherRefund, { id })}>{t("refund")}</ButtonLink>
                  )}
                </>
              )}
              <ButtonLink href={to(voucherPages.voucherArchive, { id })} icon={archived ? "undo" : "archive"}>
                {t(archived ? "unarchive" : "archive")}
              </ButtonLink>
            </>
          )
        }
      >
        <VoucherState state={state} />
      </PageHead>
      <div className="sheet">
        <p className="row mb">
          <span>
            {t("validTo")} <b className="num">{formatDate(validTo, locale)}</b>
          </span>
          {payment && (
            <>
              <a href={paymentHref(payment.id)}>{formatMoney(payment.price, locale)}</a>
              <PaymentState payment={payment} />
            </>
          )}
          <span className="mute">{t("soldOn", { date: formatDate(createdAt, locale), who: createdBy.fullName })}</span>
        </p>
        <VoucherServices
          available={voucher.availableProceduresWithCount}
          used={voucher.usedProceduresWithCount}
          expired={voucher.expiredProceduresWithCount}
        />
      </div>
      <div className="sheet">
        <VoucherLedger
          entries={voucher.entries}
          paymentHref={paymentHref}
          voucherHref={(id) => to(voucherPages.voucher, { id })}
        />
      </div>
    </>
  );
}
