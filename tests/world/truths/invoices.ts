import { expect } from "vitest";
import { ids } from "#tests/cast/people.ts";
import type { World } from "../open-world.ts";

const { center } = ids;

/** No document taxes a supply that is ahead. */
export async function expectInvoices(world: World) {
  const early = await world.sql(
    `select id, issued_on::text, content ->> 'suppliedOn' as supplied from invoices
     where medical_center_id = $1 and kind = 'INVOICE' and (content ->> 'suppliedOn')::date > issued_on
       and exists (select from jsonb_array_elements(content -> 'lines') l where (l -> 'vat' ->> 'percent')::int > 0)`,
    [center],
  );
  expect(early, "invoices that state the tax of a day to come").toEqual([]);
}
