import { parse } from "csv-parse/sync";
import type { Fault } from "#api/core/fault.ts";
import { serveGrid } from "#api/grids/serve-grid.ts";
import { tokens, type Role } from "../cast/people.ts";
import type { testApi } from "./api.ts";

/** Lists as their address serves them to a member of the cast; `always` are parameters of each call without its own. */
export function listsOf(api: Awaited<ReturnType<typeof testApi>>, always = "") {
  const serve = (who: Role | null, name: string, parameters = always) =>
    serveGrid(
      api.services,
      { token: who && tokens[who], address: "", requestId: "" },
      name,
      new URLSearchParams(parameters),
    );
  const page = async (who: Role, name: string, parameters = always) => (await serve(who, name, parameters)).json();
  const rowsOf = async (who: Role, name: string, parameters = always) => (await page(who, name, parameters)).items;
  return {
    serve,
    page,
    rowsOf,
    idsOf: async (who: Role, name: string, parameters = always): Promise<number[]> =>
      (await rowsOf(who, name, parameters)).map(({ id }: { id: number }) => id),
    /** The head and the rows of its CSV. */
    fileOf: async (who: Role, name: string, parameters = always): Promise<string[][]> =>
      parse(await (await serve(who, name, `format=csv&${parameters}`)).text(), { bom: true, delimiter: ";" }),
    /** The queries of a page that was read before: the first one also counts as a different page. */
    async queriesOf(name: string, parameters = always): Promise<number> {
      await serve("admin", name, parameters);
      api.queries.length = 0;
      await serve("admin", name, parameters);
      return api.queries.length;
    },
  };
}

/** The name of the fault that refuses a call; null where it is answered. */
export const refusal = (answer: Promise<unknown>): Promise<string | null> =>
  answer.then(
    () => null,
    (error: unknown) => (error as Fault).fault,
  );
