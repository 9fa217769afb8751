import { boolean, char, date, integer, pgEnum, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { voucherVats } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { address, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

export const voucherVat = pgEnum("voucher_vat", voucherVats);

/** The issuer of a centre's invoices and its account. Without a row the centre's own name and address hold. */
export const billingInformation = pgTable(
  "billing_information",
  {
    id: id(),
    medicalCenterId: medicalCenterId()
      .unique("billing_information_center")
      .references(() => medicalCenters.id),
    companyName: text("company_name").notNull(),
    companyNumber: char("company_number", { length: 8 }),
    vatNumber: varchar("vat_number", { length: 14 }),
    /** The Slovak DIČ, besides the number for VAT (IČ DPH). */
    taxNumber: char("tax_number", { length: 10 }),
    vatPayer: boolean("vat_payer").notNull().default(false),
    /** The day from which that holds; before it the opposite did. Null: it always has. */
    vatPayerFrom: date("vat_payer_from", { mode: "string" }).$type<IsoDate>(),
    /** Holds for vouchers that are sold from now on. */
    voucherVat: voucherVat("voucher_vat").notNull().default("BY_RATES"),
    /** Of a person who trades alone. */
    person: text("person"),
    ...address(),
    /** An address outside of the country, as it is printed. */
    abroadAddress: text("abroad_address"),
    email: text("email"),
    phone: text("phone"),
    accountNumberCze: varchar("account_number_cze", { length: 22 }),
    iban: varchar("iban", { length: 34 }),
    /** Days from the issue until an unpaid invoice is due. */
    dueDays: integer("due_days").notNull().default(14),
    /** Printed below each invoice: the entry in the register, thanks. */
    invoiceFooter: text("invoice_footer"),
    invoicingActive: boolean("invoicing_active").notNull().default(false),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: integer("updated_by"),
    version: version(),
  },
  () => [ofMedicalCenter()],
);
