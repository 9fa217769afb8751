import { z } from "zod";
import { csvRoles, type CsvRole } from "../../bank-statements/csv-columns.ts";
import { error, text } from "../text.ts";

const column = () =>
  z.coerce
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .min(0, error("choiceInvalid"))
    .nullish()
    .transform((at) => at ?? null);

const columns = Object.fromEntries(csvRoles.map((role) => [role, column()])) as Record<
  CsvRole,
  ReturnType<typeof column>
>;

/** The columns of a bank's table by their meaning, each by its place from 0. */
export const BankColumnsInput = z.object(columns);

/** The form of an import: a table comes back with its columns. */
export const StatementForm = z.object({
  ...columns,
  chooseColumns: z.boolean().default(false),
  table: z.string().optional(),
  names: z.string().optional(),
});

/** The reason for which a movement of the account pays nothing here. */
export const LeaveOutInput = z.object({ reason: text() });

/** A payment with the version on which its booking is based, `12:3`, as a form sends it. */
export const BookForm = z.object({
  payment: z
    .string(error("required"))
    .regex(/^\d{1,9}:\d{1,9}$/, error("choiceInvalid"))
    .transform((typed) => {
      const [id, version] = typed.split(":").map(Number);
      return { id: id!, version: version! };
    }),
});
