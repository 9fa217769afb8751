import { z } from "zod";
import { periodUnits } from "#rules/codes.ts";
import type { Currency } from "#rules/money/currency.ts";
import { MOST_ROWS, rowName } from "#rules/vouchers/preset-rows.ts";
import { choice } from "./choice.ts";
import { id } from "./ids.ts";
import { price } from "./price.ts";
import { error, name } from "./text.ts";
import { whole } from "./whole.ts";

const MOST_VISITS = 999;
const LONGEST = 99;

const Row = z.object({ procedure: id().nullish(), count: whole(1, MOST_VISITS, "visitsOutOfRange").nullish() });
type Row = z.output<typeof Row>;
type Path = (string | number)[];

/** Services with their visits, each service once and at least one; an empty row is ignored. */
function readRows(rows: { path: Path; row: Row | null | undefined }[], ctx: z.RefinementCtx) {
  const known = new Set<number>();
  const filled = rows.flatMap(({ path, row }) => {
    const { procedure = null, count = null } = row ?? {};
    if (procedure === null && count === null) return [];
    const fault = (field: "procedure" | "count", fault: "required" | "serviceTwice") =>
      ctx.addIssue({ code: "custom", path: [...path, field], message: error(fault) });
    if (procedure === null) fault("procedure", "required");
    else if (known.has(procedure)) fault("procedure", "serviceTwice");
    else known.add(procedure);
    if (count === null) fault("count", "required");
    return [{ procedure: procedure ?? 0, count: count ?? 0 }];
  });
  if (filled.length === 0)
    ctx.addIssue({ code: "custom", path: [...(rows[0]?.path ?? [0]), "procedure"], message: error("required") });
  return filled;
}

const common = (currency: Currency) => ({
  name: name(),
  price: price(currency),
  validityAmount: whole(1, LONGEST, "validityOutOfRange"),
  validityType: choice(periodUnits),
});

/** A preset of procedure vouchers, as the API takes it. */
export const VoucherPresetInput = (currency: Currency) =>
  z.object({
    ...common(currency),
    proceduresWithCount: z
      .array(Row.nullish())
      .max(MOST_ROWS, error("valueInvalid"))
      .nullish()
      .transform((rows, ctx) =>
        readRows(
          (rows ?? []).map((row, at) => ({ path: [at], row })),
          ctx,
        ),
      ),
  });
export type VoucherPresetInput = z.output<ReturnType<typeof VoucherPresetInput>>;

const rowNames = Array.from({ length: MOST_ROWS }, (_, at) => rowName(at));

/** The same as it is typed: each service with its visits is a row, whose name is in the path of its faults. */
export const VoucherPresetForm = (currency: Currency) =>
  z.intersection(
    z.object(common(currency)),
    z.object(Object.fromEntries(rowNames.map((row) => [row, Row.nullish()]))).transform((typed, ctx) => ({
      proceduresWithCount: readRows(
        rowNames.map((row) => ({ path: [row], row: typed[row] })),
        ctx,
      ),
    })),
  );
