import { eq } from "drizzle-orm";
import { DUE_DAYS } from "#rules/inputs/billing.ts";
import { currencyOf, type BillingCurrency } from "#rules/money/currency.ts";
import type { InCenter } from "../core/context.ts";
import { billingInformation } from "../core/db/tables/billing-information.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";

export type Billing = Omit<typeof billingInformation.$inferSelect, "updatedAt" | "updatedBy"> & {
  country: string;
  /** Of all prices and payments. */
  currency: BillingCurrency;
};

/** The issuer of a centre's invoices; until it is entered, of version 0 with the centre's own name and address. */
export async function readBilling({ db, profile: { medicalCenterId } }: InCenter): Promise<Billing> {
  const [center] = await db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  const [entered] = await db
    .select()
    .from(billingInformation)
    .where(eq(billingInformation.medicalCenterId, medicalCenterId));
  const { name, country, email, phone, street, houseNumber, orientationNumber, postcode, town, townPart } = center!;
  const unentered = {
    id: 0,
    medicalCenterId,
    companyName: name,
    companyNumber: null,
    vatNumber: null,
    taxNumber: null,
    vatPayer: false,
    vatPayerFrom: null,
    voucherVat: "BY_RATES" as const,
    person: null,
    street,
    houseNumber,
    orientationNumber,
    postcode,
    town,
    townPart,
    email,
    phone,
    abroadAddress: null,
    accountNumberCze: null,
    iban: null,
    invoiceFooter: null,
    dueDays: DUE_DAYS,
    invoicingActive: false,
    version: 0,
  };
  return { ...unentered, ...entered, country, currency: currencyOf(center!) };
}
