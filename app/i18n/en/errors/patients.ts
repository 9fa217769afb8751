/** The errors of what a patient card says. */
export const patientErrors = {
  personalNumberInvalid: "The personal identification number does not check out. Compare it with the insurance card.",
  birthDateInFuture: "The date of birth lies in the future.",
  birthDateTooEarly: "The date of birth lies before 1900. Please check the year.",
  insuredInFuture: "The insurance begins in the future. Enter it once it holds.",
  postcodeInvalid: "A postcode has five digits, for example 370 01.",
  insuranceNumberInvalid: "The insurance number does not check out. Compare it with the card.",
  measureOutOfRange: "The value is out of the possible range.",
} as const;
