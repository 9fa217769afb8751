import { and, eq, isNull, sql } from "drizzle-orm";
import { cellsOf } from "#rules/imports/cells.ts";
import type { ImportField } from "#rules/imports/columns.ts";
import { vatRateOf } from "#rules/imports/meanings.ts";
import { ProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import { currencyOf } from "#rules/money/currency.ts";
import { localDate } from "#rules/time/time.ts";
import { reserveIds } from "../../core/db/insert-rows.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { valuesOf } from "../../procedures/values.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { digest } from "../digest.ts";
import { nameKey } from "../names/known-names.ts";
import { auditMade } from "./audit-made.ts";
import { faultsIn, type Checked, type Import, type ImportRow, type Kind, type Made, type Writing } from "./kind.ts";

/** Services with a price; one with a name that the centre or the file has already is asked about. */
export const services: Kind = {
  check: checkServices,
  atOnce: 200,
  write: writeServices,
  table: "procedures",
  own: [],
  changed: async ({ db }, ids) => {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from procedures where id in ${ids} and (version > 1 or removed_at is not null)
      union select target_id from prices where target = 'PROCEDURE' and target_id in ${ids}`);
    return rows.map(({ id }) => id);
  },
  remove: async ({ db }, ids) => {
    await db.delete(procedures).where(sql`${procedures.id} in ${ids}`);
  },
};

/** The centre, and the schema of a service, which is made once for many rows. */
async function reading({ db, profile }: Storing) {
  const [center] = await db.select().from(medicalCenters).where(eq(medicalCenters.id, profile.medicalCenterId));
  return { center: center!, input: ProcedureInput(currencyOf(center!)) };
}
type Reading = Awaited<ReturnType<typeof reading>>;

const FIELDS: Record<string, ImportField[]> = { name: ["service"], duration: ["minutes"], capacity: ["places"] };

/** A row as a service, or with the faults of its cells. A service without a length takes as long as a visit. */
function serviceOf(ctx: Storing, of: Import, { center, input }: Reading, { cells }: ImportRow) {
  const at = cellsOf(cells, of.columns!);
  const places = at("places");
  const vat = at("vatRate");
  const read = input.safeParse({
    name: at("service") ?? "",
    type: places && Number(places) !== 1 ? "GROUP" : "INDIVIDUAL",
    capacity: places ? Number(places) : undefined,
    uzisType: "OTHER",
    duration: Number(at("minutes") ?? center.visitMinutes),
    price: at("price") ?? undefined,
    vatRate: vat === null ? "ZERO" : vatRateOf(vat, center.country, localDate(ctx.now())),
    color: "BLUE",
    description: at("description"),
  });
  return { key: at("key"), values: read.data && valuesOf(read.data), faults: faultsIn(of, read, FIELDS) };
}

async function checkServices(ctx: Storing, of: Import, rows: readonly ImportRow[]): Promise<Checked[]> {
  const as = await reading(ctx);
  const known = await ctx.db
    .select({ id: procedures.id, name: procedures.name })
    .from(procedures)
    .where(and(eq(procedures.medicalCenterId, of.medicalCenterId), isNull(procedures.removedAt)));
  return rows.map((row) => {
    const { key, values, faults } = serviceOf(ctx, of, as, row);
    if (!values) return { state: "FAULTY", faults };
    const name = nameKey(values.name);
    const candidates = known.filter((one) => nameKey(one.name) === name).map(({ id }) => id);
    return {
      state: candidates.length > 0 ? "DUPLICATE" : "READY",
      identity: key ? [key, name] : values,
      keys: [digest(["service", name])],
      candidates,
    };
  });
}

async function writeServices(ctx: Writing, of: Import, rows: readonly ImportRow[]): Promise<Made> {
  const as = await reading(ctx);
  const read = rows.flatMap((row) => {
    const { values } = serviceOf(ctx, of, as, row);
    return values ? [{ line: row.line, values }] : [];
  });
  const ids = await reserveIds(ctx.db, procedures, read.length);
  if (read.length > 0)
    await ctx.db
      .insert(procedures)
      .overridingSystemValue()
      .values(
        read.map(({ values }, at) => ({
          ...values,
          id: ids[at]!,
          medicalCenterId: of.medicalCenterId,
          createdAt: ctx.now(),
        })),
      );
  await auditMade(
    ctx,
    of,
    "procedure.created",
    ids.map((entityId) => ({ entityId })),
  );
  return new Map(read.map(({ line }, at) => [line, ids[at]!]));
}
