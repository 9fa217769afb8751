/** The errors of what a patient card says. */
export const patientErrors = {
  personalNumberInvalid: "Die Geburtsnummer stimmt nicht. Vergleichen Sie sie mit der Versichertenkarte.",
  birthDateInFuture: "Das Geburtsdatum liegt in der Zukunft.",
  birthDateTooEarly: "Das Geburtsdatum liegt vor 1900. Prüfen Sie das Jahr.",
  insuredInFuture: "Die Versicherung gilt erst in der Zukunft. Tragen Sie sie ein, sobald sie gilt.",
  postcodeInvalid: "Die Postleitzahl hat fünf Ziffern, zum Beispiel 370 01.",
  insuranceNumberInvalid: "Die Versichertennummer stimmt nicht. Vergleichen Sie sie mit der Karte.",
  measureOutOfRange: "Der Wert liegt außerhalb des möglichen Bereichs.",
} as const;
