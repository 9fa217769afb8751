import { ask, field, whole } from "./ask.ts";

const update = (name: string, input: string) =>
  field(name, ask("admin", `mutation { billingInformationUpdate(version: 0, input: { ${input} }) { version } }`));

/** The refusals of the issuer of invoices. */
export const billing = {
  companyNumberInvalid: () => update("companyNumber", 'companyNumber: "27082441"'),
  vatNumberInvalid: () => update("vatNumber", 'vatNumber: "CZ27082441"'),
  accountNumberInvalid: () => update("accountNumberCze", 'accountNumberCze: "19-2000145398/0800"'),
  ibanInvalid: () => update("iban", 'iban: "CZ6508000000192000145398"'),
  ibanDiffers: () => update("iban", 'accountNumberCze: "19-2000145399/0800", iban: "SK9611000000002918599669"'),
  currencyFixed: () =>
    whole(ask("admin", 'mutation { billingInformationUpdate(version: 0, input: { currency: "EUR" }) { version } }')),
  billingIncomplete: () => whole(ask("admin", "mutation { invoicingActiveSet(active: true) { version } }")),
  registerAway: () => whole(ask("admin", '{ aresByCompanyNumber(companyNumber: "27082440") { name } }')),
};
