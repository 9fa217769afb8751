import type { LoaderFunctionArgs } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { PrintedInvoice, type DocumentedPayment } from "#app/graphql/money/invoices.ts";
import type { InvoiceParty } from "#rules/invoices/content.ts";
import { countryOptions } from "#rules/patients/countries.ts";
import { findCompany } from "../billing/find-company.server.ts";
import { signedIn } from "../session/me.server.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { liveAdvances } from "./live-advances.ts";

/** The choice of a customer in the address of a page. */
type Chosen = { customer?: "jiny"; like?: string; ico?: string };

/** The part of a draft by which it asks for its customer. */
type Draft = { asksCustomer: boolean; customer: InvoiceParty | null };

/** The customers that a document of a payment can be issued to: those of its documents on advances alone. */
export async function loadCustomer(
  args: LoaderFunctionArgs,
  { payer, patientCard, invoices }: DocumentedPayment,
  before: readonly { invoiceCacheUuid: string; customer: { name: string } }[],
  { asksCustomer, customer }: Draft,
  chosen: Chosen,
) {
  const advances = liveAdvances(invoices);
  const own = payer ? "toPayer" : patientCard ? "toPatient" : null;
  return {
    advances: advances.map(({ invoiceNumber }) => invoiceNumber),
    own: (asksCustomer ? null : own) as "toPayer" | "toPatient" | null,
    /** The payer or patient lacks the address that the document has to name. */
    asksCustomer: asksCustomer && own !== null && advances.length === 0,
    before: before.map(({ invoiceCacheUuid: like, customer: { name } }) => ({ like, name })),
    other:
      chosen.customer && advances.length === 0 ? await loadOther(args, chosen, asksCustomer ? customer : null) : null,
  };
}

/** Another customer: one of before, or a company of the register. */
async function loadOther(args: LoaderFunctionArgs, { like, ico }: Chosen, incomplete: InvoiceParty | null) {
  const country = (await signedIn(args)).profile!.medicalCenter!.country;
  const answer = country === "CZ" ? await findCompany(args, ico) : null;
  const company = answer?.company;
  const before = like && (await load(args, PrintedInvoice, { uuid: like })).dataForInvoice.content.customer;
  return {
    company: company && { ...company, number: answer.number },
    before: before || incomplete || { country },
    countries: countryOptions(await myLocale(args)),
    register: answer && { ...answer, company: company && { name: company.name, ended: company.ended } },
  };
}
