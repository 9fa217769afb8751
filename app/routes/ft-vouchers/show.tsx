import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { FtVoucherFacts } from "#app/components/ft-vouchers/ft-voucher-facts.tsx";
import { VoucherVisits } from "#app/components/ft-vouchers/voucher-visits.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { load } from "#app/http/request/load.server.ts";
import { FtVoucherWithVisits } from "#app/graphql/insurers/ft-vouchers.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { attachmentPages } from "#app/paths/patients/attachments.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { formatDate } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = {
  i18n: ["ftVouchers", "voucherLimits", "operations", "diagnoses", "patients"],
  title: "ftVouchers:title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, ftVoucherPages.ftVoucher);
  const { ftVoucher: voucher } = await load(args, FtVoucherWithVisits, { id: idOf(args) });
  return { voucher, today: localDate(args.context.now()) };
}

export default function FtVoucherPage() {
  const { voucher, today } = useLoaderData<typeof loader>();
  const { id, active, issuedAt, usedVisits, bookedVisits, patientCard } = voucher;
  const { t } = useTranslation("ftVouchers");
  const { locale } = useRoot();
  const to = useHref();
  const card = to(patientPages.patient, { uuid: patientCard.uuid, tab: "ft-poukazy" });
  const plans = useMay("calendar:write") && active && voucher.visitsLeft > 0 && !patientCard.archived;
  const reports = useMay("medicalReport:read") && usedVisits > 0;
  const confirm = (operation: string) => to(ftVoucherPages.ftVoucherConfirm, { id, operation });
  return (
    <>
      <PatientStrip patient={patientCard} href={card} />
      <PageHead
        title={t("titleOf", { day: formatDate(issuedAt, locale) })}
        over={<a href={card}>{t("listTitle")}</a>}
        actions={
          <>
            {plans && (
              <ButtonLink href={to(ftVoucherPages.ftVoucherPlan, { id })} icon="calendar">
                {t("plan")}
              </ButtonLink>
            )}
            {reports && (
              <ButtonLink href={to(ftVoucherPages.ftVoucherReport, { id })} icon="print">
                {t("report")}
              </ButtonLink>
            )}
            {active && (
              <ButtonLink href={to(ftVoucherPages.ftVoucherEdit, { id })} icon="pen">
                {t("edit")}
              </ButtonLink>
            )}
            <ButtonLink href={confirm(active ? "uzavreni" : "otevreni")}>{t(active ? "close" : "reopen")}</ButtonLink>
            {usedVisits + bookedVisits === 0 && (
              <ButtonLink href={confirm("odebrani")} tone="bad" icon="bin">
                {t("remove")}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="sheet">
        <FtVoucherFacts voucher={voucher} today={today} hrefOf={(uuid) => to(attachmentPages.attachment, { uuid })} />
        <VoucherVisits visits={voucher.patientAttendances} hrefOf={(event) => to(calendarPages.event, { id: event })} />
      </div>
    </>
  );
}
