import { eq, max } from "drizzle-orm";
import { CashBoxInput } from "#rules/inputs/cash/box.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { ownBoxes } from "./scope.ts";

/** Adds a cash box with the next number of the centre. */
export async function createCashBox(ctx: Ctx, given: unknown) {
  allow(ctx, "medicalCenter:write");
  const { name } = parse(CashBoxInput, given);
  const { medicalCenterId } = ctx.profile;
  await ctx.db
    .select({ id: medicalCenters.id })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, medicalCenterId))
    .for("no key update");
  const [known] = await ctx.db
    .select({ last: max(cashBoxes.number) })
    .from(cashBoxes)
    .where(ownBoxes(ctx));
  const box = await addBox(ctx, { name, number: (known?.last ?? 0) + 1 });
  await track(ctx, "cashBox.created", { entityId: box.id });
  return box;
}

/** The first box of a new centre, under the name that its country gives it. */
export const addFirstBox = (ctx: InCenter, country: string) =>
  addBox(ctx, { name: country === "SK" ? "Pokladňa" : "Pokladna", number: 1 });

async function addBox({ db, now, profile: { medicalCenterId } }: InCenter, values: { name: string; number: number }) {
  const [box] = await db
    .insert(cashBoxes)
    .values({ ...values, medicalCenterId, createdAt: now() })
    .returning();
  return box!;
}
