import { column } from "../column.ts";

const procedureColumns = [
  column("procedure", "procedure-name", { sorted: "name" }),
  column("color", "color", { inFilesOnly: true }),
  column("type", "procedure-type", { sorted: "type" }),
  column("capacity", "integer", { inFilesOnly: true }),
  column("duration", "duration", { sorted: true }),
  column("price", "money", { sorted: true }),
  column("currency", "text", { inFilesOnly: true }),
  column("vatRate", "vat-rate"),
  column("vat", "percent", { inFilesOnly: true }),
  column("profiles", "procedure-profiles"),
  column("accessibleInBooking", "boolean"),
  column("bookingPage", "external-link"),
] as const;

const additionalProcedureColumns = [
  column("additionalProcedure", "additional-procedure-name", { sorted: "name" }),
  column("price", "money", { sorted: true }),
  column("currency", "text", { inFilesOnly: true }),
  column("vatRate", "vat-rate"),
  column("vat", "percent", { inFilesOnly: true }),
] as const;

const facilityColumns = [
  column("facility", "facility", { sorted: "name" }),
  column("type", "facility-type", { sorted: "type" }),
  column("profiles", "facility-profiles"),
  column("procedures", "text"),
] as const;

const profileColumns = [
  column("profile", "profile", { sorted: "name" }),
  column("email", "email"),
  column("phone", "phone", { inFilesOnly: true }),
  column("work", "profession"),
  column("secondFactor", "second-factor"),
  column("lastLogin", "last-login"),
  column("sessions", "open-sessions"),
  column("state", "profile-state", { sorted: "type" }),
  column("deactivated", "date", { inFilesOnly: true }),
] as const;

const reportTemplateColumns = [
  column("template", "report-template", { sorted: "name" }),
  column("procedure", "template-procedure", { sorted: true }),
  column("owner", "template-owner"),
] as const;

const priceColumns = [
  column("priced", "priced", { sorted: "name" }),
  column("kind", "price-target", { sorted: "type" }),
  column("price", "money", { sorted: true }),
  column("next", "coming-price"),
  column("currency", "text", { inFilesOnly: true }),
] as const;

/** Columns of lists of what a centre offers and works with. */
export const practiceColumns = {
  procedures: procedureColumns,
  additionalProcedures: additionalProcedureColumns,
  facilities: facilityColumns,
  profiles: profileColumns,
  reportTemplates: reportTemplateColumns,
  prices: priceColumns,
} as const;
