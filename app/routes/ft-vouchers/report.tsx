import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConclusionChoice } from "#app/components/ft-voucher-reports/conclusion-choice.tsx";
import { PrintedVoucherReport } from "#app/components/ft-voucher-reports/printed-voucher-report.tsx";
import { UnsignedVisits } from "#app/components/ft-voucher-reports/unsigned-visits.tsx";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { voucherReport } from "#app/http/ft-vouchers/voucher-report.server.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";

export const handle: PageHandle = {
  i18n: [
    "ftVoucherReports",
    "ftVouchers",
    "prints",
    "medicalReports",
    "diagram",
    "findings",
    "coding",
    "operations",
    "diagnoses",
    "forms",
  ],
  title: "ftVoucherReports:title",
};

export const loader = (args: LoaderFunctionArgs) => voucherReport(args);

/** The letter by which the physician who issued a voucher gets to know the care that was given on it. */
export default function FtVoucherReportPage() {
  const { voucher, unsigned, conclusion, center, author, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation("ftVoucherReports");
  const to = useHref();
  const isEmpty = voucher.care.length === 0;
  return (
    <DocumentSheet
      sheets
      backHref={to(ftVoucherPages.ftVoucher, { id: voucher.id })}
      backLabel={t("back")}
      choice={
        <>
          <UnsignedVisits visits={unsigned} hrefOf={(id) => to(calendarPages.event, { id })} />
          {!isEmpty && <ConclusionChoice reports={voucher.care} chosen={conclusion?.uuid} />}
        </>
      }
    >
      {isEmpty ? (
        <div className="a4">
          <h1>{t("title")}</h1>
          <p>{t(unsigned.length > 0 ? "noneSigned" : "noVisit")}</p>
        </div>
      ) : (
        <PrintedVoucherReport voucher={voucher} conclusion={conclusion} center={center} author={author} today={today} />
      )}
    </DocumentSheet>
  );
}
