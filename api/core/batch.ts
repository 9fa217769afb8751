import DataLoader from "dataloader";
import type { Ctx } from "./context.ts";
import { groupBy } from "./group-by.ts";

/**
 * A relation read for all rows of a request in one query. `read` answers a map; a missing key is null. `prime` adds
 * rows that a verb has already read, for answers that are resolved after its own transaction.
 */
export function batch<K extends number | string, V>(read: (ctx: Ctx, keys: readonly K[]) => Promise<Map<K, V>>) {
  const loaderOf = (ctx: Ctx): DataLoader<K, V | null> => {
    // Each transaction has its own: one that reads by a transaction reads no more after its end.
    const loaders = ctx.loaders.get(ctx.db) ?? new Map<unknown, DataLoader<never, unknown>>();
    ctx.loaders.set(ctx.db, loaders);
    let loader = loaders.get(read) as DataLoader<K, V | null> | undefined;
    if (!loader) {
      loader = new DataLoader(async (keys) => {
        const found = await read(ctx, keys);
        return keys.map((one) => found.get(one) ?? null);
      });
      loaders.set(read, loader as DataLoader<never, unknown>);
    }
    return loader;
  };
  const load = (ctx: Ctx, key: K): Promise<V | null> => loaderOf(ctx).load(key);
  load.prime = (ctx: Ctx, key: K, value: V) => void loaderOf(ctx).clear(key).prime(key, value);
  return load;
}

/** The same for a relation to many: `keyOf` answers the owner of each row; a key without rows has an empty list. */
export function batchMany<K extends number | string, V>(
  read: (ctx: Ctx, keys: readonly K[]) => Promise<V[]>,
  keyOf: (row: V) => K,
) {
  const load = batch(async (ctx, keys: readonly K[]) => groupBy(await read(ctx, keys), keyOf));
  return async (ctx: Ctx, key: K): Promise<V[]> => (await load(ctx, key)) ?? [];
}
