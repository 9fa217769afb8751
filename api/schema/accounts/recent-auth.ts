import { steering } from "#rules/steering.ts";

type Args = Record<string, unknown>;

/**
 * Operations that require recent authentication (accounts/require-recent-auth.ts), always or by their arguments: they
 * steer money or messages, grant access, lower a protection, shut a colleague out, export a whole card, or cannot be
 * undone.
 */
export const asking: Record<string, true | ((args: Args) => boolean)> = {
  ...Object.fromEntries(Object.keys(steering).map((name) => [`Mutation.${name}`, true] as const)),
  "Mutation.profileInvitationCreate": true,
  "Mutation.profileInvitationResend": true,
  "Mutation.profileActivate": true,
  "Mutation.profileDeactivate": true,
  "Mutation.profileSessionsEnd": true,
  "Mutation.profilePasswordReset": true,
  "Mutation.profileSecondFactorRemove": true,
  "Mutation.invoiceExportCreate": true,
  "Mutation.secondFactorRequiredSet": ({ of }) => of !== "EVERYBODY",
  "Mutation.signingProofSet": true,
  "Mutation.deskDeclare": true,
  "Mutation.deskUpdate": true,
  "Mutation.retentionYearsSet": true,
  "Mutation.gdprActiveSet": true,
  "Mutation.medicalReportsSummaryConsentSet": ({ active }) => Boolean(active),
  "Mutation.patientCardErase": true,
  "Mutation.disposalConfirm": true,
  "Mutation.sessionEnd": true,
  "Query.patientCopy": true,
};

/**
 * Administrators' mutations that do not ask: they grant nothing, guard more than before, or are undone as easily as
 * done.
 */
export const notAsking: string[] = [
  "Mutation.deskRevoke",
  "Mutation.medicalCenterUpdate",
  "Mutation.gdprConsentByEmailSet",
  "Mutation.gdprWordingCreate",
  "Mutation.facilityCreate",
  "Mutation.facilityUpdate",
  "Mutation.facilityRemove",
  "Mutation.procedureCreate",
  "Mutation.procedureUpdate",
  "Mutation.procedureRemove",
  "Mutation.procedureVatRateUpdate",
  "Mutation.additionalProcedureCreate",
  "Mutation.additionalProcedureUpdate",
  "Mutation.additionalProcedureRemove",
  "Mutation.additionalProcedureVatRateUpdate",
  "Mutation.procedureVoucherPresetCreate",
  "Mutation.procedureVoucherPresetUpdate",
  "Mutation.procedureVoucherPresetRemove",
  "Mutation.procedureVoucherUpdate",
  "Mutation.procedureVoucherArchive",
  "Mutation.procedureVoucherUnarchive",
  "Mutation.procedureVoucherRefund",
  "Mutation.procedureVoucherTransfer",
  "Mutation.pricesSet",
  "Mutation.pricesChange",
  "Mutation.priceRemove",
  "Mutation.monthClose",
  "Mutation.monthReopen",
  "Mutation.cashBoxCreate",
  "Mutation.cashBoxUpdate",
  "Mutation.cashBoxArchive",
  "Mutation.disposalCreate",
  "Mutation.invoiceExportRemove",
  "Mutation.invoicingActiveSet",
  "Mutation.invoiceSeriesUpdate",
  "Mutation.datedSettingSet",
  "Mutation.datedSettingRemove",
  "Mutation.insuranceConfigUpdate",
  "Mutation.insuranceActiveSet",
  "Mutation.departmentCreate",
  "Mutation.departmentUpdate",
  "Mutation.departmentRemove",
  "Mutation.insuranceCompanyContractCreate",
  "Mutation.insuranceCompanyContractUpdate",
  "Mutation.insuranceCompanyContractRemove",
  "Mutation.insuranceCompanyContractPriceSet",
  "Mutation.insuranceCompanyContractPriceRemove",
  "Mutation.insuranceCompanyContractOperationsSet",
  "Mutation.reminderDaysSet",
  "Mutation.bookingActiveSet",
  "Mutation.calendarFeedNamesSet",
  "Mutation.medicalCenterSlugUpdate",
  "Mutation.procedureAccessibleInBookingUpdate",
  "Mutation.profileUpdate",
  "Mutation.alertUpdate",
  "Mutation.quietHoursUpdate",
];
