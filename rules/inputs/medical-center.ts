import { z } from "zod";
import { AddressInput } from "./address.ts";
import { optionalPhone } from "./phone.ts";
import { centerName, optionalEmail, optionalLongText } from "./text.ts";

/** A medical centre's data on paper and in mails. */
export const MedicalCenterInput = z.object({
  name: centerName(),
  phone: optionalPhone(),
  email: optionalEmail(),
  address: AddressInput,
  abroadAddress: optionalLongText(300),
});
export type MedicalCenterInput = z.output<typeof MedicalCenterInput>;
