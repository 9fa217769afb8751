/** The errors of the subscription. */
export const subscriptionErrors = {
  unsubscribed:
    "Zariadenie nemá predplatné, preto sa teraz nedajú založiť nové karty, návštevy, pozvánky ani importy. Správca zariadenia vyberie tarifu v\u00a0nastaveniach, v\u00a0časti Predplatné. Všetko ostatné funguje ďalej.",
  usersLimitReached:
    "Všetky miesta pre používateľov sú obsadené ({{usersLimit}}). Zvýšte počet v\u00a0nastaveniach, v\u00a0časti Predplatné, alebo niekomu ukončite prístup.",
  usersAboveLimit:
    "Miest pre používateľov by bolo málo: v\u00a0tarife {{usersLimit}}, obsadených {{users}}. Prístup alebo otvorenú pozvánku majú: {{names}}. Zvoľte vyšší počet, alebo niekomu z\u00a0nich najprv ukončite prístup.",
  usersLimitOutOfRange: "Pre toľko používateľov tarifa nie je. Zvoľte počet z\u00a0ponuky.",
  discountCodeUnknown: "Taký kód teraz neplatí. Opíšte ho celý, alebo nechajte pole prázdne.",
  discountCodeUsed: "Tento kód je už vyčerpaný. Nechajte pole prázdne, alebo napíšte iný.",
  planNotOffered: "Táto tarifa teraz v\u00a0ponuke nie je. Vyberte inú.",
} as const;
