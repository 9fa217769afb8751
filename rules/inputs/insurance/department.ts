import { z } from "zod";
import { isSpecialtyCode } from "#rules/insurance/codes.ts";
import { ids } from "../ids.ts";
import { error, text } from "../text.ts";

/** The code of a specialty, before its name where the browser has added that. */
export const specialtyCode = () =>
  text(40)
    .transform((typed) => typed.split(" ")[0]!.toUpperCase())
    .refine(isSpecialtyCode, error("specialtyUnknown"));

/** A workplace of one specialty, and its people. */
export const DepartmentInput = z.object({ expertise: specialtyCode(), profileIds: ids(500) });
export type DepartmentInput = z.output<typeof DepartmentInput>;
