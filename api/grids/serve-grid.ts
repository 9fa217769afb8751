import { gridWords } from "#rules/grids/words/all.ts";
import type { Actor } from "#rules/permissions.ts";
import { readQuery } from "#rules/query.ts";
import { localDate } from "#rules/time/time.ts";
import { allow, reachOf } from "../core/access/allow.ts";
import { asCaller, type Caller } from "../core/access/as-caller.ts";
import { requireRecentAuth } from "../accounts/reauthentication/require-recent-auth.ts";
import type { ProfileCtx, Services } from "../core/context.ts";
import { watchMany } from "../patients/watch-reading.ts";
import { onReplica } from "../core/on-replica.ts";
import { track } from "../core/track.ts";
import { Fault } from "../core/fault.ts";
import { gridNamed } from "./all.ts";
import { isComputed, namesPatients } from "./grid.ts";
import { fileAnswer, writeTable } from "./files/write-file.ts";
import { fileParameters, readParameters } from "./parameters.ts";
import { readGridPage } from "./read-page.ts";
import { readRowsAfter, whichOfCaller, type Place } from "./rows.ts";

/**
 * A list at its address: a page of it as JSON, or with `format` all that matches as a file, in a `language`. A file
 * with patients of the whole centre requires recent authentication, as exports do. Throws the faults of its verb.
 */
export async function serveGrid(services: Services, caller: Caller, name: string, parameters: URLSearchParams) {
  const { format, language = "cs" } = readQuery(fileParameters, parameters).values;
  if (!format) return Response.json(await asCaller(services, caller, (ctx) => readGridPage(ctx, name, parameters)));
  const grid = gridNamed(name);
  /** The row has the filters but for words, which may name a patient. */
  const trackFile = (ctx: ProfileCtx, { q: _q, ...filters }: { q?: unknown }, rows: number) =>
    track(ctx, "dataGrid.exported", { details: { name, format, rows, filters } });
  let begunFor: Actor | undefined;
  /**
   * Has a transaction for each page, so that a slow reader holds none, and a caller who loses access gets no more. A
   * caller with another role is refused too: the file would lack rows or values without saying so.
   */
  const readAfter = (after: Place | null) =>
    asCaller(services, caller, async (ctx) => {
      allow(ctx, grid.permission);
      const reach = reachOf(ctx, grid.permission);
      const { role, profession } = ctx.profile;
      begunFor ??= { role, profession };
      if (role !== begunFor.role || profession !== begunFor.profession) throw new Fault("forbidden");
      if (grid.filesPermission) allow(ctx, grid.filesPermission);
      const namesAll = namesPatients(grid) && reach === "any";
      if (!after && namesAll) await requireRecentAuth(ctx);
      const { filters } = readParameters(grid, ctx.profile, parameters);
      if (isComputed(grid)) {
        const rows = await onReplica(ctx, (ctx) => grid.compute(ctx, filters));
        await trackFile(ctx, filters, rows.length);
        return { rows, last: null };
      }
      const which = await whichOfCaller(ctx, grid, filters);
      if (!after) await trackFile(ctx, filters, await ctx.db.$count(grid.table, which));
      const found = await onReplica(ctx, (ctx) => readRowsAfter(ctx, grid, { which, filters, after }));
      if (namesAll) await watchMany(ctx, found.rows.length);
      return found;
    });
  const first = await readAfter(null);
  async function* pages() {
    for (let page = first; ; page = await readAfter(page.last)) {
      yield page.rows;
      if (!page.last) return;
    }
  }
  const title = gridWords[language].names[grid.name];
  return fileAnswer(
    title,
    format,
    localDate(services.now()),
    writeTable(grid.name, format, language, pages(), begunFor),
  );
}
