import { ids } from "#tests/cast/people.ts";
import { ask, field, owner, whole } from "./ask.ts";

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

/** The refusals of the issuer of invoices. */
export const billing = {
  companyNumberInvalid: () => update("companyNumber", 'companyNumber: "27082441"'),
  vatNumberInvalid: () => update("vatNumber", 'vatNumber: "CZ27082441"'),
  accountNumberInvalid: () => update("accountNumberCze", 'accountNumberCze: "19-2000145398/0800"'),
  ibanInvalid: () => update("iban", 'iban: "CZ6508000000192000145398"'),
  ibanDiffers: () => update("iban", 'accountNumberCze: "19-2000145399/0800", iban: "SK9611000000002918599669"'),
  vatDayMissing,
  currencyFixed: () =>
    whole(ask("admin", 'mutation { billingInformationUpdate(version: 0, input: { currency: "EUR" }) { version } }')),
  billingIncomplete: () => whole(ask("admin", "mutation { invoicingActiveSet(active: true) { version } }")),
  registerAway: () => whole(ask("admin", '{ aresByCompanyNumber(companyNumber: "27082440") { name } }')),
};
