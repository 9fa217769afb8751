import type { LoaderFunctionArgs } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { InsuredNumbersText } from "#app/graphql/insurers/insured-numbers.ts";
import { queryOf } from "#app/http/request/query.ts";
import { spanOf } from "#app/http/insured-numbers/span.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";

/** A question to VZP, to be saved under its name. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.insuredNumbersFile);
  const { name = "", ...query } = queryOf(args, insurerBillingPages.insuredNumbersFile);
  const month = spanOf(query, args.context.now());
  const { insuredNumbersText } = await load(args, InsuredNumbersText, { name, month: month?.slice(0, 7) });
  return new Response(insuredNumbersText, {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
