import { z } from "zod";
import { ids } from "../ids.ts";
import { error, text } from "../text.ts";

/** The code of a specialty: three characters, digits but for a letter in the middle. */
export const specialtyCode = () =>
  text(40)
    .transform((typed) => typed.split(" ")[0]!.toUpperCase())
    .refine((typed) => /^\d[\dA-Z]\d$/.test(typed), error("specialtyUnknown"));

/** A workplace of one specialty, and its people. */
export const DepartmentInput = z.object({ expertise: specialtyCode(), profileIds: ids(500) });
export type DepartmentInput = z.output<typeof DepartmentInput>;
