import { z } from "zod";
import { optionalPhone } from "../phone.ts";
import { name, optionalLongText } from "../text.ts";
import { specialtyCode } from "./department.ts";
import { placeNumber } from "./place-number.ts";

/** A physician who asks for care on an FT voucher. */
export const FtVoucherApplicantInput = z.object({
  name: name(),
  icp: placeNumber(),
  expertise: specialtyCode(),
  phone: optionalPhone(),
  address: optionalLongText(300),
});
export type FtVoucherApplicantInput = z.output<typeof FtVoucherApplicantInput>;
