import * as codes from "#rules/codes.ts";
import { builder } from "./builder.ts";

export const ProfileRoleEnum = builder.enumType("ProfileRole", { values: codes.profileRoles });
export const ProfessionEnum = builder.enumType("Profession", { values: codes.professions });
export const SexEnum = builder.enumType("Sex", { values: codes.sexes });
export const ColorEnum = builder.enumType("Color", { values: codes.colors });
export const ProcedureTypeEnum = builder.enumType("ProcedureType", { values: codes.procedureTypes });
export const UzisTypeEnum = builder.enumType("UzisType", { values: codes.uzisTypes });
export const VatRateEnum = builder.enumType("VatRate", { values: codes.vatRates });
export const FacilityTypeEnum = builder.enumType("FacilityType", { values: codes.facilityTypes });
export const EventTypeEnum = builder.enumType("EventType", { values: codes.eventTypes });
export const PatientAttendanceStateEnum = builder.enumType("PatientAttendanceState", { values: codes.attendanceStates });
export const MedicalReportStateEnum = builder.enumType("MedicalReportState", { values: codes.medicalReportStates });
export const GdprConsentTypeEnum = builder.enumType("GdprConsentType", { values: codes.gdprConsentTypes });
export const TokenStateEnum = builder.enumType("TokenState", { values: codes.tokenStates });
export const MedicalCenterTypeEnum = builder.enumType("MedicalCenterType", { values: codes.medicalCenterTypes });
