import { codingErrorKinds, codingWarningKinds } from "#rules/insurance/coding-fault-kinds.ts";
import { bodyRegions, bodyViews, diagramColors } from "#rules/diagram/body-regions.ts";
import * as codes from "#rules/codes.ts";
import { findingKinds, findingSides } from "#rules/findings/findings.ts";
import { builder } from "./builder.ts";

export const ProfileRoleEnum = builder.enumType("ProfileRole", { values: codes.profileRoles });
export const ProfessionEnum = builder.enumType("Profession", { values: codes.professions });
export const LocaleEnum = builder.enumType("Locale", { values: codes.locales });
export const BookingStatusEnum = builder.enumType("BookingStatus", { values: codes.bookingStatuses });
export const SexEnum = builder.enumType("Sex", { values: codes.sexes });
export const ColorEnum = builder.enumType("Color", { values: codes.colors });
export const ProcedureTypeEnum = builder.enumType("ProcedureType", { values: codes.procedureTypes });
export const UzisTypeEnum = builder.enumType("UzisType", { values: codes.uzisTypes });
export const PriceTargetEnum = builder.enumType("PriceTarget", { values: codes.priceTargets });
export const VatRateEnum = builder.enumType("VatRate", { values: codes.vatRates });
export const VoucherVatEnum = builder.enumType("VoucherVat", {
  description: "When prepaid passes are taxed: by the rates of their services, when sold, or when used",
  values: codes.voucherVats,
});
export const CodingFaultKindEnum = builder.enumType("CodingFaultKind", {
  values: [...codingErrorKinds, ...codingWarningKinds],
});
export const PeriodUnitEnum = builder.enumType("PeriodUnit", { values: codes.periodUnits });
export const FacilityTypeEnum = builder.enumType("FacilityType", { values: codes.facilityTypes });
export const EventTypeEnum = builder.enumType("EventType", { values: codes.eventTypes });
export const PatientAttendanceStateEnum = builder.enumType("PatientAttendanceState", {
  values: codes.attendanceStates,
});
export const MedicalReportStateEnum = builder.enumType("MedicalReportState", { values: codes.medicalReportStates });
export const SigningProofEnum = builder.enumType("SigningProof", {
  values: codes.signingProofs,
  description: "Proof required at signing in addition to the session: none, the password, a code of the second factor",
});
export const SecondFactorDutyEnum = builder.enumType("SecondFactorDuty", { values: codes.secondFactorDuties });
export const FileTypeEnum = builder.enumType("FileType", { values: codes.fileTypes });
export const AttachmentTypeEnum = builder.enumType("AttachmentType", { values: codes.attachmentTypes });
export const GdprConsentTypeEnum = builder.enumType("GdprConsentType", { values: codes.gdprConsentTypes });
export const ReportSummarySourceEnum = builder.enumType("MedicalReportsSummarySource", {
  values: codes.reportSummarySources,
  description: "Sentences of the reports themselves, or of a model",
});
export const ReportSummaryStateEnum = builder.enumType("MedicalReportsSummaryState", {
  values: codes.reportSummaryStates,
});
export const ReportSummaryFailureEnum = builder.enumType("MedicalReportsSummaryFailure", {
  values: codes.reportSummaryFailures,
});
export const TokenStateEnum = builder.enumType("TokenState", { values: codes.tokenStates });
export const SubscriptionTypeEnum = builder.enumType("SubscriptionType", { values: codes.subscriptionTypes });
export const MedicalCenterTypeEnum = builder.enumType("MedicalCenterType", { values: codes.medicalCenterTypes });
export const BodyViewEnum = builder.enumType("BodyView", {
  values: bodyViews,
  description: "Right and left are the patient's",
});
export const BodyRegionEnum = builder.enumType("BodyRegion", {
  values: bodyRegions,
  description: "A view and a region visible in it, with the side of a paired region",
});
export const DiagramColorEnum = builder.enumType("DiagramColor", { values: diagramColors });
export const FindingKindEnum = builder.enumType("FindingKind", {
  values: findingKinds,
  description: "Range of motion (SFTR), strength of a muscle (0 to 5), pain (0 to 10), girth (cm)",
});
export const FindingSideEnum = builder.enumType("FindingSide", { values: findingSides });
