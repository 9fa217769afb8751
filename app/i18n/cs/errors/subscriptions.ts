/** The errors of the subscription. */
export const subscriptionErrors = {
  unsubscribed:
    "Zařízení nemá předplatné, proto teď nejdou založit nové karty, návštěvy, pozvánky ani importy. Správce zařízení vybere tarif v\u00a0nastavení, v\u00a0části Předplatné. Vše ostatní jde dál.",
  usersLimitReached:
    "Všechna místa pro uživatele jsou obsazená ({{usersLimit}}). Zvyšte počet v\u00a0nastavení, v\u00a0části Předplatné, nebo někomu ukončete přístup.",
  usersAboveLimit:
    "Míst pro uživatele by bylo málo: v\u00a0tarifu {{usersLimit}}, obsazených {{users}}. Přístup nebo otevřenou pozvánku mají: {{names}}. Zvolte vyšší počet, nebo někomu z\u00a0nich nejdřív ukončete přístup.",
  usersLimitOutOfRange: "Pro tolik uživatelů tarif není. Zvolte počet z\u00a0nabídky.",
  discountCodeUnknown: "Takový kód teď neplatí. Opište ho celý, nebo pole nechte prázdné.",
  discountCodeUsed: "Tento kód už je vyčerpaný. Pole nechte prázdné, nebo napište jiný.",
  planNotOffered: "Tento tarif teď v\u00a0nabídce není. Vyberte jiný.",
} as const;
