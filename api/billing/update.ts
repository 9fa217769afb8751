import { eq, sql } from "drizzle-orm";
import { formatIban } from "#rules/format.ts";
import { BillingInput } from "#rules/inputs/billing.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { billingInformation } from "../core/db/tables/billing-information.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { assertOwnNumbers } from "../invoice-series/assert-own-numbers.ts";
import { listSeries } from "../invoice-series/current.ts";
import { parse } from "../core/parse.ts";
import { columnsOf, partsOf } from "../patients/address.ts";
import { track } from "../core/track.ts";
import { notifyOfSteering } from "../mail/notify-of-steering.ts";
import { readBilling, type Billing } from "./read.ts";
import { setCurrency } from "./set-currency.ts";

/**
 * Changes the given billing information, based on its version; omitted fields stay. A change of the account, or of the
 * text on invoices that can name another one, is mailed to every administrator of the centre: the classic fraud.
 * Another currency is refused once there are payments (`currencyFixed`), and so are a company number of another centre
 * with the same numbers of documents (`seriesShared`) and taking what invoices print away while they are issued
 * (`billingIncomplete`). Who begins to pay VAT or ceases to then says from which day (`vatDayMissing`): invoices go by
 * the day of supply.
 */
export async function updateBilling(ctx: Ctx, version: number, change: object): Promise<Billing> {
  allow(ctx, "medicalCenter:write");
  const { id: profile, medicalCenterId } = ctx.profile;
  const before = await readBilling(ctx);
  const known = inputOf(before);
  // An IBAN follows its account number where only that one is given.
  const follows = "accountNumberCze" in change && !("iban" in change) ? { iban: null } : {};
  const {
    address,
    currency,
    voucherVat = before.voucherVat,
    ...input
  } = parse(BillingInput, { ...known, ...follows, ...change });
  if (input.vatPayer !== before.vatPayer && !saysFromWhen(before, input))
    throw fieldFault("vatPayerFrom", "vatDayMissing");
  const columns = { ...input, voucherVat, ...columnsOf(address), updatedAt: ctx.now(), updatedBy: profile };
  const [after] = await ctx.db
    .insert(billingInformation)
    .values({ medicalCenterId, ...columns, version: 1 })
    .onConflictDoUpdate({
      target: billingInformation.medicalCenterId,
      set: { ...columns, version: sql`${billingInformation.version} + 1` },
      setWhere: eq(billingInformation.version, version),
    })
    .returning();
  if (!after || after.version !== version + 1) throw new Fault("stale");
  if (after.invoicingActive && !isComplete(after)) throw new Fault("billingIncomplete");
  if (after.invoicingActive && after.companyNumber !== before.companyNumber)
    await assertOwnNumbers(ctx, after.companyNumber, await seriesOfToday(ctx));
  if (currency !== before.currency) await setCurrency(ctx, currency);
  const fields = changedFields(known, { ...input, voucherVat, address, currency });
  await track(ctx, "medicalCenter.billingSet", { entityId: medicalCenterId, details: { fields } });
  if (before.iban !== after.iban)
    await notifyOfSteering(ctx, "account", {
      from: () => before.iban && formatIban(before.iban),
      to: () => after.iban && formatIban(after.iban),
    });
  if (before.invoiceFooter !== after.invoiceFooter)
    await notifyOfSteering(ctx, "invoiceFooter", {
      from: (quoted) => before.invoiceFooter && quoted(before.invoiceFooter),
      to: (quoted) => after.invoiceFooter && quoted(after.invoiceFooter),
    });
  return { ...after, country: before.country, currency };
}

/** A day of its own, which only the data of before the first invoice need not have. */
const saysFromWhen = (before: Billing, { vatPayerFrom }: Pick<Billing, "vatPayerFrom">): boolean =>
  vatPayerFrom === null
    ? before.vatPayerFrom === null && !before.invoicingActive
    : vatPayerFrom !== before.vatPayerFrom;

const inputOf = ({ companyName, companyNumber, vatNumber, vatPayer, voucherVat, person, ...row }: Billing) => ({
  companyName,
  companyNumber,
  vatNumber,
  taxNumber: row.taxNumber,
  vatPayer,
  vatPayerFrom: row.vatPayerFrom,
  voucherVat,
  person,
  address: partsOf(row),
  abroadAddress: row.abroadAddress,
  email: row.email,
  phone: row.phone,
  accountNumberCze: row.accountNumberCze,
  iban: row.iban,
  invoiceFooter: row.invoiceFooter,
  dueDays: row.dueDays,
  currency: row.currency,
});

const isComplete = ({ version, iban, town, abroadAddress }: Omit<Billing, "country" | "currency">) =>
  version > 0 && iban !== null && (town !== null || abroadAddress !== null);

const seriesOfToday = (ctx: ProfileCtx) => listSeries(ctx, Number(localDate(ctx.now()).slice(0, 4)));

/**
 * Switches invoicing on or off; refused with `billingIncomplete` without a name, an address and an account, and with
 * `seriesShared` where another centre of the company has its numbers.
 */
export async function setInvoicingActive(ctx: Ctx, invoicingActive: boolean): Promise<Billing> {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId } = ctx.profile;
  const billing = await readBilling(ctx);
  if (invoicingActive && !isComplete(billing)) throw new Fault("billingIncomplete");
  await ctx.db
    .update(billingInformation)
    .set({ invoicingActive })
    .where(eq(billingInformation.medicalCenterId, medicalCenterId));
  if (invoicingActive) await assertOwnNumbers(ctx, billing.companyNumber, await seriesOfToday(ctx));
  await track(ctx, "medicalCenter.invoicingSet", { entityId: medicalCenterId, details: { invoicingActive } });
  return { ...billing, invoicingActive };
}
