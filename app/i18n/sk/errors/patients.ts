/** The errors of what a patient card says. */
export const patientErrors = {
  personalNumberInvalid: "Rodné číslo nie je správne. Skontrolujte ho podľa preukazu poistenca.",
  birthDateInFuture: "Dátum narodenia je v\u00a0budúcnosti.",
  birthDateTooEarly: "Dátum narodenia je pred rokom 1900. Skontrolujte rok.",
  insuredInFuture: "Poistenie platí až v\u00a0budúcnosti. Zapíšte ho, keď začne platiť.",
  postcodeInvalid: "PSČ má päť číslic, napríklad 811\u00a001.",
  insuranceNumberInvalid: "Číslo poistenca nie je správne. Skontrolujte ho podľa preukazu.",
  measureOutOfRange: "Hodnota je mimo možného rozmedzia.",
} as const;
