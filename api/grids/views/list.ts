import type { GridViews } from "#rules/inputs/grids/stored-views.ts";
import { allow } from "../../core/access/allow.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { gridNamed } from "../all.ts";
import { readViews } from "./stored.ts";

/** The caller's views of a list. */
export const listViews = (ctx: Ctx, name: string): Promise<GridViews> =>
  transaction(ctx, async (ctx) => {
    const grid = gridNamed(name);
    allow(ctx, grid.permission);
    return readViews(ctx, grid.name);
  });
