import type { LoaderFunctionArgs } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { OneImport } from "#app/graphql/center/imports.ts";
import { faultyFile } from "#app/http/imports/faulty-file.server.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { importPages } from "#app/paths/center/imports.ts";

/** The faulty rows of an import as they came, each with its faults, to be mended and read again. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, importPages.importFaults);
  const { import: found } = await load(args, OneImport, { id: idOf(args) });
  return new Response(await faultyFile(args, found), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="import-${found.id}.csv"`,
    },
  });
}
