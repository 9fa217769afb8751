/** The errors of what a patient card says. */
export const patientErrors = {
  personalNumberInvalid: "The birth number is not valid. Compare it with the insurance card.",
  birthDateInFuture: "The date of birth is in the future.",
  birthDateTooEarly: "The date of birth is before 1900. Check the year.",
  insuredInFuture: "The insurance starts in the future. Enter it once it applies.",
  postcodeInvalid: "A postcode has five digits, for example 370 01.",
  insuranceNumberInvalid: "The insurance number is not valid. Compare it with the card.",
  measureOutOfRange: "The value is outside the possible range.",
} as const;
