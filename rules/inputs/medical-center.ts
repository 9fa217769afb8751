import { z } from "zod";
import { LEAST_VISIT_MINUTES, MOST_VISIT_MINUTES } from "../calendar/visit-minutes.ts";
import { AddressInput } from "./address.ts";
import { optionalPhone } from "./phone.ts";
import { centerName, optionalEmail, optionalLongText } from "./text.ts";
import { whole } from "./whole.ts";

/** A medical centre's data on paper and in mails. */
export const MedicalCenterInput = z.object({
  name: centerName(),
  phone: optionalPhone(),
  email: optionalEmail(),
  address: AddressInput,
  abroadAddress: optionalLongText(300),
  visitMinutes: whole(LEAST_VISIT_MINUTES, MOST_VISIT_MINUTES, "visitMinutesOutOfRange"),
});
export type MedicalCenterInput = z.output<typeof MedicalCenterInput>;
