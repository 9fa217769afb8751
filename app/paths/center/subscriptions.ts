import { paymentFrequencies, subscriptionTypes } from "#rules/codes.ts";
import { boolean, choice, integer, oneOf } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "subscription:manage" });
const section = "nastaveni/zdravotnicke-zarizeni/predplatne";

export const subscriptionPages = {
  subscription: page(section, "subscriptions/show", {
    found: "subscriptions:title",
    section: { group: "center", text: "subscriptions:sectionText", icon: "payment" },
    only: "subscriptions",
  }),
  subscriptionChoice: page(`${section}/vyber-predplatneho`, "subscriptions/choose"),
  /** The first two have to be there; without them the address leads to the choice. */
  subscriptionChange: page(`${section}/zmena-predplatneho`, "subscriptions/change", {
    query: {
      newSubscriptionType: oneOf(...subscriptionTypes),
      newPaymentFrequency: oneOf(...paymentFrequencies),
      newUsersLimit: choice(integer),
    },
  }),
  subscriptionActivated: page(`${section}/aktivovano`, "subscriptions/activated", { query: { isStart: boolean } }),
  startActivation: page(`${section}/aktivace-start`, "subscriptions/activate-start"),
};
