import { and, eq, gte, lt, notExists, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { bucketsOf, type Span } from "#rules/statistics/buckets.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { changedDays } from "../core/db/tables/changed-days.ts";
import { countedDays, type DayFigures } from "../core/db/tables/counted-days.ts";
import { figures, type Figure } from "./count/figures.ts";
import type { Asked, Counted } from "./counted.ts";

export type Chosen = Pick<Asked, "staffs" | "procedures">;

/**
 * Figures of the days of a span. Those of the whole centre are read as they were counted, and only days with changes
 * since are counted now; those of chosen people or services are counted now.
 */
export async function readFigures<F extends Figure>(
  ctx: InCenter,
  span: Span,
  { staffs, procedures }: Chosen,
  names: readonly F[],
): Promise<Record<F, Counted[]>> {
  const isWhole = staffs.length + procedures.length === 0;
  const kept = isWhole ? await readKept(ctx, span, names) : { changed: daysWithin(span), days: [] };
  const asked = { days: kept.changed, staffs, procedures };
  const read = {} as Record<F, Counted[]>;
  for (const name of names)
    read[name] = [
      ...kept.days.flatMap(({ day, figures }) =>
        Object.entries(figures[name] ?? {}).map(([key, value]) => ({ day, key, value })),
      ),
      ...(asked.days.length > 0 ? await figures[name](ctx, asked) : []),
    ];
  return read;
}

const daysWithin = (span: Span): IsoDate[] => bucketsOf(span, "DAY").map(({ from }) => from);

/** The days whose count holds, and those that changed since. */
async function readKept(ctx: InCenter, { from, to }: Span, names: readonly Figure[]) {
  const center = ctx.profile.medicalCenterId;
  const chosen = sql<DayFigures | null>`jsonb_build_object(${sql.join(
    names.flatMap((name) => [sql.raw(`'${name}'`), sql`${countedDays.figures} -> ${sql.raw(`'${name}'`)}`]),
    sql`, `,
  )})`;
  const changed = ctx.db
    .select({ id: changedDays.id })
    .from(changedDays)
    .where(and(eq(changedDays.medicalCenterId, center), eq(changedDays.day, countedDays.day)));
  const rows = await unionAll(
    ctx.db
      .select({ day: countedDays.day, figures: chosen })
      .from(countedDays)
      .where(
        and(
          eq(countedDays.medicalCenterId, center),
          gte(countedDays.day, from),
          lt(countedDays.day, to),
          notExists(changed),
        ),
      ),
    ctx.db
      .selectDistinct({ day: changedDays.day, figures: sql<DayFigures | null>`null::jsonb` })
      .from(changedDays)
      .where(and(eq(changedDays.medicalCenterId, center), gte(changedDays.day, from), lt(changedDays.day, to))),
  );
  return {
    days: rows.flatMap(({ day, figures }) => (figures ? [{ day, figures }] : [])),
    changed: rows.flatMap(({ day, figures }) => (figures ? [] : [day])),
  };
}
