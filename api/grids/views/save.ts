import { viewColumns } from "#rules/grids/head.ts";
import { MOST_VIEWS, type GridView } from "#rules/inputs/grids/stored-views.ts";
import { GridViewInput } from "#rules/inputs/grids/view.ts";
import { allow } from "../../core/access/allow.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { gridNamed } from "../all.ts";
import { changeViews } from "./stored.ts";

/**
 * Keeps a new or changed view of a list, which is in use from then on. Refuses columns that the list has not (E004),
 * the name of another view (E335), one view too many (E334), and a change of a view that is gone (E003) or was changed
 * since (E012).
 */
export const saveView = (ctx: Ctx, name: string, input: unknown): Promise<GridView> =>
  transaction(ctx, async (ctx) => {
    const grid = gridNamed(name);
    allow(ctx, grid.permission);
    const { view: before, ...parsed } = parse(GridViewInput, input);
    const known = viewColumns(grid.name, ctx.profile);
    if (parsed.columns.some((key) => !known.includes(key)) || new Set(parsed.columns).size < parsed.columns.length)
      throw new Fault("invalidInput", { fields: [{ path: ["columns"], error: "choiceInvalid" }] });
    let saved: GridView;
    await changeViews(ctx, grid.name, ({ views }) => {
      if (views.some(({ id, name }) => name === parsed.name && id !== before?.id))
        throw new Fault("invalidInput", { fields: [{ path: ["name"], error: "viewNameTaken" }] });
      if (before) {
        const old = views.find(({ id }) => id === before.id);
        if (!old) throw new Fault("notFound");
        if (old.version !== before.version) throw new Fault("stale");
        saved = { id: old.id, version: old.version + 1, ...parsed };
        return { views: views.map((one) => (one === old ? saved : one)), used: saved.id };
      }
      if (views.length >= MOST_VIEWS) throw new Fault("tooManyViews");
      saved = { id: Math.max(0, ...views.map(({ id }) => id)) + 1, version: 1, ...parsed };
      return { views: [...views, saved], used: saved.id };
    });
    return saved!;
  });
