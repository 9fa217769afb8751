import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { withoutSeparators } from "#rules/text/visible.ts";
import { error, optionalText } from "./text.ts";

/** As typed to `+420601000377`: a number without a calling code is Czech, or else Slovak. */
export const optionalPhone = () =>
  optionalText(40).transform((value, context) => {
    if (value === null) return null;
    for (const defaultCountry of ["CZ", "SK"] as const) {
      const phone = parsePhoneNumberFromString(withoutSeparators(value), { defaultCountry, extract: false });
      if (phone?.isValid()) return phone.number as string;
    }
    context.addIssue({ code: "custom", message: error("phoneInvalid") });
    return null;
  });
