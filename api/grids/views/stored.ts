import { and, eq } from "drizzle-orm";
import type { GridName } from "#rules/grids/columns.ts";
import { readGridViews, type GridViews } from "#rules/inputs/grids/stored-views.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { userConfigs } from "../../core/db/tables/user-configs.ts";

/** A user in several centres has views for each: their filters may name a centre's rows. */
const keyOf = ({ profile, session }: ProfileCtx, list: GridName) => ({
  userId: session.userId,
  name: `lists.${profile.medicalCenterId}.${list}`,
});
const hasKey = ({ userId, name }: ReturnType<typeof keyOf>) =>
  and(eq(userConfigs.userId, userId), eq(userConfigs.name, name));

/** The caller's views of a list. */
export async function readViews(ctx: ProfileCtx, list: GridName): Promise<GridViews> {
  const [stored] = await ctx.db
    .select()
    .from(userConfigs)
    .where(hasKey(keyOf(ctx, list)));
  return readGridViews(stored?.data);
}

/** Changes the caller's views of a list, one change after another. */
export async function changeViews(ctx: ProfileCtx, list: GridName, change: (views: GridViews) => GridViews) {
  const key = keyOf(ctx, list);
  await ctx.db
    .insert(userConfigs)
    .values({ ...key, data: "" })
    .onConflictDoNothing();
  const [stored] = await ctx.db.select().from(userConfigs).where(hasKey(key)).for("update");
  const data = JSON.stringify(change(readGridViews(stored!.data)));
  if (data !== stored!.data) await ctx.db.update(userConfigs).set({ data }).where(hasKey(key));
}
