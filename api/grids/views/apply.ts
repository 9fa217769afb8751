import { allow } from "../../core/access/allow.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { Fault } from "../../core/fault.ts";
import { gridNamed } from "../all.ts";
import { changeViews } from "./stored.ts";

/** Has a list drawn by one of the caller's views, or with all its columns; refuses a view that is gone (E003). */
export const applyView = (ctx: Ctx, name: string, view: number | null): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const grid = gridNamed(name);
    allow(ctx, grid.permission);
    await changeViews(ctx, grid.name, ({ views }) => {
      if (view !== null && !views.some(({ id }) => id === view)) throw new Fault("notFound");
      return { views, used: view };
    });
    return true;
  });
