/** The errors of what a patient card says. */
export const patientErrors = {
  personalNumberInvalid: "Rodné číslo nesouhlasí. Zkontrolujte ho podle průkazu pojištěnce.",
  birthDateInFuture: "Datum narození je v\u00a0budoucnosti.",
  birthDateTooEarly: "Datum narození je před rokem 1900. Zkontrolujte rok.",
  insuredInFuture: "Pojištění platí až v\u00a0budoucnosti. Zapište ho, až začne platit.",
  postcodeInvalid: "PSČ má pět číslic, třeba 370\u00a001.",
  insuranceNumberInvalid: "Číslo pojištěnce nesouhlasí. Zkontrolujte ho podle průkazu.",
  measureOutOfRange: "Hodnota je mimo možné rozmezí.",
} as const;
