import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { areAlike, areOfSeveral } from "#app/components/invoices/are-alike.ts";
import { InvoiceableTable } from "#app/components/invoices/invoiceable-table.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { load } from "#app/http/request/load.server.ts";
import { InvoiceablePayments } from "#app/graphql/money/invoices.ts";
import { PatientToCharge } from "#app/graphql/money/payments.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";

export const handle: PageHandle = { i18n: ["invoices", "payments", "patients"], title: "invoices:joint" };

/** The chosen payments lead to the page that asks about their invoice. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoicePages.jointInvoice);
  const { card, payer, payment = [] } = queryOf(args, invoicePages.jointInvoice);
  const [id, ...further] = payment;
  if (id !== undefined) throw redirect(hrefHere(args, invoicePages.paymentInvoice, { id, with: further }));
  const patient = card ? (await load(args, PatientToCharge, { uuid: card })).patientCard : null;
  const { invoiceablePayments: rows } = await load(args, InvoiceablePayments, { patientCard: patient?.id, payer });
  return { rows, patient, payer };
}

export default function JointInvoicePage() {
  const { rows, patient, payer } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["invoices", "payments"]);
  const to = useHref();
  return (
    <>
      {patient && <PatientStrip patient={patient} href={to(patientPages.patient, { uuid: patient.uuid })} />}
      <PageHead
        title={t("joint")}
        over={<a href={to(paymentPages.payments, { card: patient?.uuid })}>{t("payments:listTitle")}</a>}
      />
      <div className="sheet">
        {rows.length > 0 ? (
          <form>
            {payer && <p className="mb">{t("payments:paidBy", { payer })}</p>}
            <p className="mb">
              {t("jointText")} {areOfSeveral(rows) && t("jointNames")}
            </p>
            <div className="mb">
              <InvoiceableTable
                rows={rows}
                hrefOf={(id) => to(paymentPages.payment, { id })}
                choose={areAlike(rows) ? "chosen" : "open"}
              />
            </div>
            <div className="acts bare">
              <button className={buttonClass("main")}>{t("jointGo")}</button>
            </div>
          </form>
        ) : (
          <EmptyState title={t("jointNoneTitle")}>{t("jointNoneText")}</EmptyState>
        )}
      </div>
    </>
  );
}
