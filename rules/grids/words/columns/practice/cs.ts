/** Words of the columns of lists of what a centre offers and works with. */
export const practiceColumns = {
  procedures: {
    procedure: "Služba",
    color: "Barva",
    type: "Druh",
    capacity: "Počet míst",
    duration: "Délka",
    price: "Cena",
    currency: "Měna",
    vatRate: "Sazba DPH",
    profiles: "Kdo službu poskytuje",
    accessibleInBooking: "Online",
  },
  additionalProcedures: {
    additionalProcedure: "Název",
    price: "Cena",
    currency: "Měna",
    vatRate: "Sazba DPH",
  },
  facilities: {
    facility: "Název",
    type: "Druh",
    profiles: "Kdo to smí používat",
    procedures: "Služby",
  },
  profiles: {
    profile: "Zaměstnanec",
    email: "E-mail",
    phone: "Telefon",
    work: "Profese a\u00a0role",
    secondFactor: "Dvoufázové přihlášení",
    lastLogin: "Poslední přihlášení",
    sessions: "Přihlášeno",
    state: "Stav",
    deactivated: "Ukončen přístup",
  },
  reportTemplates: {
    template: "Název",
    procedure: "Služba",
    owner: "Čí je",
  },
};
