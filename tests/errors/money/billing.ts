import { ids } from "#tests/cast/people.ts";
import { ask, field, owner, whole } from "../ask.ts";

const update = (name: string, input: string) =>
  field(name, ask("admin", `mutation { billingInformationUpdate(version: 0, input: { ${input} }) { version } }`));

/** Asks while the centre issues invoices and pays no VAT, as it is not for others. */
async function vatDayMissing() {
  await owner.query(
    "insert into billing_information (medical_center_id, company_name, invoicing_active) values ($1, 'U Lípy', true)",
    [ids.center],
  );
  return update("vatPayerFrom", 'vatPayer: true, vatNumber: "CZ10000071"').finally(() =>
    owner.query("delete from billing_information where medical_center_id = $1", [ids.center]),
  );
}

/** Asks for another pattern of the numbers of invoices. */
const setSeries = (pattern: string, version = 0) =>
  ask(
    "admin",
    `mutation { invoiceSeriesUpdate(kind: INVOICE, version: ${version}, input: { yearDigits: 4, digits: 4, next: 1, ${pattern} }) { version } }`,
  );

/** Lowers the next number. */
async function numberLowered() {
  await owner.query("insert into invoice_series (medical_center_id, year, last) values ($1, 2026, 7)", [ids.center]);
  return field("next", setSeries('prefix: "", separator: "-"')).finally(() =>
    owner.query("delete from invoice_series where medical_center_id = $1", [ids.center]),
  );
}

/** Asks for numbers of another centre of the company, whose administrator is also one of this centre. */
async function seriesShared() {
  await owner.query(
    `insert into billing_information (medical_center_id, company_name, company_number) select id, 'U Lípy', '27082440' from unnest($1::int[]) as id`,
    [[ids.center, ids.foreignCenter]],
  );
  await owner.query("insert into invoice_series (medical_center_id, year, last) values ($1, 2026, 7)", [
    ids.foreignCenter,
  ]);
  await owner.query(
    `insert into profiles (id, medical_center_id, user_id, role, name, surname, email) overriding system value
     select 9901, $1, user_id, 'ROLE_ADMIN', name, surname, email from profiles where id = $2`,
    [ids.foreignCenter, ids.profiles.manager],
  );
  return whole(setSeries('prefix: "", separator: "-"')).finally(async () => {
    await owner.query("delete from profiles where id = 9901");
    await owner.query("delete from invoice_series");
    await owner.query("delete from billing_information");
  });
}

/** The refusals of the issuer of invoices. */
export const billing = {
  companyNumberInvalid: () => update("companyNumber", 'companyNumber: "27082441"'),
  vatNumberInvalid: () => update("vatNumber", 'vatNumber: "CZ27082441"'),
  taxNumberInvalid: () => update("taxNumber", 'taxNumber: "SK2020273893"'),
  accountNumberInvalid: () => update("accountNumberCze", 'accountNumberCze: "19-2000145398/0800"'),
  ibanInvalid: () => update("iban", 'iban: "CZ6508000000192000145398"'),
  ibanDiffers: () => update("iban", 'accountNumberCze: "19-2000145399/0800", iban: "SK9611000000002918599669"'),
  vatDayMissing,
  currencyFixed: () =>
    whole(ask("admin", 'mutation { billingInformationUpdate(version: 0, input: { currency: "EUR" }) { version } }')),
  billingIncomplete: () => whole(ask("admin", "mutation { invoicingActiveSet(active: true) { version } }")),
  numberLowered,
  seriesTaken: () => field("prefix", setSeries('prefix: "D", separator: "-"')),
  seriesShared,
  prefixInvalid: () => field("prefix", setSeries('prefix: "é", separator: ""')),
  registerAway: () => whole(ask("admin", '{ aresByCompanyNumber(companyNumber: "27082440") { name } }')),
};
