import { z } from "zod";
import { professions, profileRoles } from "#rules/codes.ts";
import { AddressInput } from "../address.ts";
import { choice } from "../choice.ts";
import { ids } from "../ids.ts";
import { specialtyCode } from "../insurance/department.ts";
import { email, optionalText } from "../text.ts";
import { person } from "./account.ts";

/** A colleague, as typed or as the API takes them. Specialties are those of the centre's departments. */
export const ProfileInput = z.object({
  ...person,
  email: email(),
  room: optionalText(60),
  profileRole: choice(profileRoles),
  motusProfession: choice(professions),
  expertises: z
    .array(specialtyCode())
    .max(50)
    .nullish()
    .transform((list) => [...new Set(list ?? [])].sort()),
  procedures: ids(500),
  accessibleInBooking: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  address: AddressInput,
});
export type ProfileInput = z.output<typeof ProfileInput>;
