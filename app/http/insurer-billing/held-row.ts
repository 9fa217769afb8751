import type { HeldVisitRow } from "#app/graphql/insurers/insurer-billing.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { codeListPages } from "#app/paths/insurers/code-lists.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { contractPages } from "#app/paths/insurers/insurance-contracts.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import type { InsurerCode } from "#rules/codes.ts";
import type { CodingFaultKind } from "#rules/insurance/coding-fault-kinds.ts";
import { placeOf } from "#rules/insurance/billing/fault-place.ts";
import { useHref, useMay } from "../page/page.ts";

/**
 * A visit that keeps its document out, with the ways to correct it: a report's is its author's alone. The others
 * come `back` to the list.
 */
export function useHeldRow(myId: number, back: string) {
  const to = useHref();
  const administers = useMay("medicalCenter:write");
  return ({
    patientCard,
    patientAttendance,
    medicalReport,
    author,
    insuranceCompanyContract,
    ...row
  }: HeldVisitRow) => ({
    ...row,
    patientCard,
    author,
    visitHref: to(calendarPages.event, { id: patientAttendance.event.id }),
    patientHref: to(patientPages.patient, { uuid: patientCard.uuid }),
    fixHref(kind: CodingFaultKind, code: string | null): string | undefined {
      const { uuid } = patientCard;
      const { expertise, insuranceCompany } = row;
      const field = kind === "NO_INSURER" ? "insuranceCompanyCode" : "insuranceNumber";
      switch (placeOf(kind)) {
        case "card":
          return `${to(patientPages.patientEdit, { uuid, back })}#patient-${field}`;
        case "report":
          return author.id === myId ? to(reportPages.reportNew, { uuid, corrects: medicalReport.uuid }) : undefined;
        case "voucher":
          return to(ftVoucherPages.ftVoucherNew, { uuid, back });
        case "contract":
          return administers
            ? to(contractPages.contractNew, { expertise, insurer: insuranceCompany?.code as InsurerCode, back })
            : undefined;
        case "operations":
          return administers && insuranceCompanyContract !== null
            ? to(contractPages.contractOperations, { id: insuranceCompanyContract, back })
            : undefined;
        case "list":
          return to(codeListPages.medicalOperations, { q: code ?? undefined, expertise, back });
      }
    },
  });
}
