import { accountToIban } from "#rules/bank-accounts/account-number.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";
import { billingInformation } from "../../../core/db/tables/billing-information.ts";
import { invoiceSeries } from "../../../core/db/tables/invoice-series.ts";
import { medicalCenters } from "../../../core/db/tables/medical-centers.ts";

/** The number after the last one of the former program. */
const FIRST_INVOICE = 412;

/**
 * Enters the issuer of invoices, a payer of VAT since it sells massages, with made-up numbers that are valid. Its
 * invoices go on from another program.
 */
export async function insertBilling(db: Db, today: IsoDate): Promise<void> {
  const [center] = await db.select().from(medicalCenters).limit(1);
  const { id: medicalCenterId, name, street, houseNumber, orientationNumber, postcode, town, townPart } = center!;
  const accountNumberCze = "19-2000145399/0800";
  await db.insert(billingInformation).values({
    medicalCenterId,
    companyName: `${name}, s. r. o.`,
    companyNumber: "10000071",
    vatNumber: "CZ10000071",
    vatPayer: true,
    street,
    houseNumber,
    orientationNumber,
    postcode,
    town,
    townPart,
    accountNumberCze,
    iban: accountToIban(accountNumberCze),
    invoiceFooter: "Děkujeme, že chodíte k nám.",
  });
  await db.insert(invoiceSeries).values({
    medicalCenterId,
    year: Number(today.slice(0, 4)),
    first: FIRST_INVOICE,
    last: FIRST_INVOICE - 1,
    prefix: "FV",
    version: 1,
  });
}
