import { load } from "#app/http/request/load.server.ts";
import { FtVoucherReport } from "#app/graphql/insurers/ft-voucher-reports.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { sumOperations } from "#rules/insurance/ft-vouchers/given-operations.ts";
import { localDate } from "#rules/time/time.ts";
import { reportBody } from "../prints/reports-to-print.server.ts";
import type { Args } from "../request/context.ts";
import { idOf } from "../request/id-of.ts";
import { queryOf } from "../request/query.ts";
import { permitted } from "../session/permitted.server.ts";

type Asked = ResultOf<typeof FtVoucherReport>;

/** The report to the applicant of the voucher in the address: its text is the last one, unless another or none is chosen. */
export async function voucherReport(args: Args) {
  const { fullName } = await permitted(args, ftVoucherPages.ftVoucherReport);
  const { report } = queryOf(args, ftVoucherPages.ftVoucherReport);
  const asked = await load(args, FtVoucherReport, { id: idOf(args), report, withText: report !== null });
  const { extentOfCare, conclusion, patientCard, ...voucher } = asked.ftVoucher;
  if (!extentOfCare) throw new Response(null, { status: 403 });
  const visits = extentOfCare.flatMap(({ medicalReport, operations }) =>
    medicalReport
      ? [{ ...medicalReport, day: localDate(new Date(medicalReport.examinedAt)), operations: operations ?? [] }]
      : [],
  );
  const listed = voucher.medicalOperationsWithUsageCount.map(({ asked, medicalOperation }) => ({
    ...medicalOperation,
    asked,
  }));
  const medicalCenter = asked.me.profile!.medicalCenter!;
  return {
    voucher: {
      ...voucher,
      patient: {
        ...patientCard,
        insuranceCompany: voucher.insuranceCompany,
        insuranceNumber: insuranceNumberOn(asked.ftVoucher),
      },
      care: visits,
      operations: sumOperations(
        listed,
        visits.flatMap(({ operations }) => operations),
      ),
    },
    unsigned: extentOfCare.flatMap(({ medicalReport, patientAttendance }) => (medicalReport ? [] : patientAttendance)),
    conclusion: conclusion ? reportBody(conclusion) : null,
    center: { ...medicalCenter, icz: iczOf(asked, visits.at(-1)?.day) },
    author: fullName,
    today: localDate(args.context.now()),
  };
}

/** The insured number of a voucher's day of issue, else that of the card. */
const insuranceNumberOn = ({ issuedAt, patientCard: { insurances, insuranceNumber } }: Asked["ftVoucher"]) =>
  insurances.find(({ validFrom }) => validFrom <= issuedAt)?.insuranceNumber ?? insuranceNumber;

/** The IČZ of the contract by which the care of a day is billed. */
function iczOf({ departments, ftVoucher: { expertise, insuranceCompany } }: Asked, day = "") {
  const contract = departments
    .filter((department) => department.expertise === expertise)
    .flatMap(({ insuranceCompanyContracts }) => insuranceCompanyContracts ?? [])
    .find(
      ({ validFrom, validTo, insuranceCompany: { code } }) =>
        code === insuranceCompany.code && validFrom <= day && (validTo === null || day <= validTo),
    );
  return contract?.icz ?? null;
}
