import { and, eq, isNull } from "drizzle-orm";
import type { InvoiceContent, InvoiceParty } from "#rules/invoices/content.ts";
import { lackingParts, needsAddress } from "#rules/invoices/needs-address.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { InCenter } from "../../core/context.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { Fault } from "../../core/fault.ts";
import { partsOf } from "../../patients/address.ts";
import type { Payment } from "./supplied-lines.ts";

/** A customer in the place of the patient or payer; without a country of that of the issuer. */
export type GivenCustomer = Omit<InvoiceParty, "country"> & { country: string | null };

type Addressed = { customer: InvoiceParty; note: string | null };

/** The same as `findCustomer`, which there has to be (`customerMissing`). */
export async function readCustomer(...given: Parameters<typeof findCustomer>): Promise<Addressed> {
  const found = await findCustomer(...given);
  if (!found) throw new Fault("customerMissing");
  return found;
}

/**
 * The customer that is given, else the payer, else the patient (null where there is none, as where the card is disposed
 * of); and the note of the only patient's invoices.
 */
export async function findCustomer(
  ctx: InCenter,
  payments: readonly Payment[],
  country: string,
  given: GivenCustomer | null,
): Promise<Addressed | null> {
  const { patientCardId, payer } = payments[0]!;
  const [card] =
    patientCardId === null || payments.some((one) => one.patientCardId !== patientCardId)
      ? []
      : await ctx.db
          .select()
          .from(patientCards)
          .where(and(eq(patientCards.id, patientCardId), isNull(patientCards.disposedAt)));
  const numbers = { companyNumber: null, vatNumber: null };
  const note = card?.invoiceNote ?? null;
  if (given) return { customer: { ...given, country: given.country ?? country }, note };
  if (payer) return { customer: { name: payer, address: {}, abroadAddress: null, country, ...numbers }, note };
  if (!card) return null;
  const address = partsOf(card);
  return {
    customer: {
      name: fullName(card),
      address,
      abroadAddress: card.abroadAddress ?? (address.obecNazev ? null : card.rawAddress),
      country: card.country,
      ...numbers,
    },
    note,
  };
}

/** The parts of an address are those of both countries; of others there are lines as they are written. */
const hasAddressParts = (country: string): boolean => country === "CZ" || country === "SK";

/**
 * Refuses a document that has to name its customer with an address, and lacks parts of it: at the fields where a
 * customer is given, else with `customerIncomplete`.
 */
export function assertCustomer(content: InvoiceContent, given: GivenCustomer | null): void {
  const { customer } = content;
  const lacking = needsAddress(content) ? lackingParts(customer) : [];
  if (lacking.length === 0) return;
  if (!given) throw new Fault("customerIncomplete");
  const paths = hasAddressParts(customer.country) ? lacking.map((part) => ["address", part]) : [["abroadAddress"]];
  throw new Fault("invalidInput", { fields: paths.map((path) => ({ path, error: "required" })) });
}
