import { allow } from "../../core/access/allow.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { Fault } from "../../core/fault.ts";
import { gridNamed } from "../all.ts";
import { changeViews } from "./stored.ts";

/** Removes a view of a list; the list then has all its columns. Refuses one that is gone (E003) or was changed (E012). */
export const removeView = (
  ctx: Ctx,
  name: string,
  { id, version }: { id: number; version: number },
): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const grid = gridNamed(name);
    allow(ctx, grid.permission);
    await changeViews(ctx, grid.name, ({ views, used }) => {
      const old = views.find((view) => view.id === id);
      if (!old) throw new Fault("notFound");
      if (old.version !== version) throw new Fault("stale");
      return { views: views.filter((view) => view !== old), used: used === id ? null : used };
    });
    return true;
  });
