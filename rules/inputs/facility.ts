import { z } from "zod";
import { facilityTypes } from "#rules/codes.ts";
import { ids } from "./ids.ts";
import { error, name } from "./text.ts";

/** A room or a piece of equipment, and its owners; empty means shared. */
export const FacilityInput = z.object({
  name: name(),
  facilityType: z.enum(facilityTypes, error("choiceInvalid")),
  profileIds: ids(500),
});
export type FacilityInput = z.output<typeof FacilityInput>;
