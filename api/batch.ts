import DataLoader from "dataloader";
import type { Ctx } from "./context.ts";

/** A relation read for all rows of a request in one query. `read` answers a map; a key it lacks is null. */
export function batch<K extends number | string, V>(read: (ctx: Ctx, keys: readonly K[]) => Promise<Map<K, V>>) {
  return (ctx: Ctx, key: K): Promise<V | null> => {
    let loader = ctx.loaders.get(read) as DataLoader<K, V | null> | undefined;
    if (!loader) {
      loader = new DataLoader(async (keys) => {
        const found = await read(ctx, keys);
        return keys.map((one) => found.get(one) ?? null);
      });
      ctx.loaders.set(read, loader as DataLoader<never, unknown>);
    }
    return loader.load(key);
  };
}
