import { inArray } from "drizzle-orm";
import type { CountedOperationsInput } from "#rules/inputs/insurance/counted-operations.ts";
import type { CountedOperation } from "#rules/insurance/counted-operation.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { Ctx } from "../core/context.ts";
import { medicalOperations } from "../core/db/tables/medical-operations.ts";
import { Fault } from "../core/fault.ts";
import { lastNames, operationsOn } from "./on-day.ts";

type Within = { expertise: string; day: IsoDate; path: (string | number)[] };

/**
 * Operations by their codes as they are stored, with the names of the list of a day, or the last name of one that this
 * list lacks. Of a code that several specialties have it is the operation of the given one. A code that no list ever
 * had is refused at its row (`operationUnknown`).
 */
export async function toCountedOperations(
  ctx: Pick<Ctx, "db">,
  rows: CountedOperationsInput,
  { expertise, day, path }: Within,
): Promise<CountedOperation[]> {
  if (rows.length === 0) return [];
  const codes = rows.map(({ code }) => code);
  const known = await ctx.db.select().from(medicalOperations).where(inArray(medicalOperations.code, codes));
  const chosen = rows.map(({ code }) => {
    const own = known.filter((operation) => operation.code === code);
    return own.find((operation) => operation.expertise === expertise) ?? own[0];
  });
  const unknown = chosen.flatMap((operation, at) => (operation ? [] : [at]));
  if (unknown.length > 0)
    throw new Fault("invalidInput", {
      fields: unknown.map((at) => ({ path: [...path, at, "code"], error: "operationUnknown" })),
    });
  const listed = await operationsOn(ctx, day, inArray(medicalOperations.code, codes), 2_000);
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  const earlier = await lastNames(
    ctx,
    chosen.filter((operation) => !names.has(operation!.id)).map((operation) => operation!.code),
  );
  return chosen.map((operation, at) => {
    const { id, code, expertise } = operation!;
    return { id, code, expertise, name: names.get(id) ?? earlier.get(code) ?? code, count: rows[at]!.count };
  });
}
