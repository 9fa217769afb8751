import { z } from "zod";
import { relatedPersonRoles } from "#rules/codes.ts";
import { optionalPhone } from "../phone.ts";
import { error, optionalEmail, optionalLongText, optionalText, personName } from "../text.ts";

/** A related person with roles: at least one, since it is the reason for being on the card. */
export const RelatedPersonInput = z.object({
  name: personName(200),
  relation: optionalText(100),
  roles: z
    .array(z.enum(relatedPersonRoles, error("choiceInvalid")), error("required"))
    .min(1, error("required"))
    .transform((roles) => relatedPersonRoles.filter((role) => roles.includes(role))),
  phone: optionalPhone(),
  email: optionalEmail(),
  note: optionalLongText(2000),
});
export type RelatedPersonInput = z.output<typeof RelatedPersonInput>;
