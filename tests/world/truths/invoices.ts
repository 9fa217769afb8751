import { expect } from "vitest";
import { ids } from "#tests/cast/people.ts";
import type { World } from "../open-world.ts";

const { center } = ids;

/** No document taxes a supply that is ahead, and a symbol asks for one sum. */
export async function expectInvoices(world: World) {
  const early = await world.sql(
    `select id, issued_on::text, content ->> 'suppliedOn' as supplied from invoices
     where medical_center_id = $1 and kind = 'INVOICE' and (content ->> 'suppliedOn')::date > issued_on
       and exists (select from jsonb_array_elements(content -> 'lines') l where (l -> 'vat' ->> 'percent')::int > 0)`,
    [center],
  );
  expect(early, "invoices that state the tax of a day to come").toEqual([]);
  await expectOneSum(world);
}

/** Codes that patients are shown, of each payment and of each invoice, ask for one sum under one symbol. */
async function expectOneSum(world: World) {
  const joint = await world.sql(
    `select i.id, i.uuid, array_agg(p.id) as payments from invoices i join invoice_payments l on l.invoice_id = i.id join payments p on p.id = l.payment_id
     where i.medical_center_id = $1 and i.kind = 'INVOICE' and p.invoiced_at is not null
       and not exists (select from invoices n where n.corrects_id = i.id)
     group by i.id having bool_and(p.paid = 0 and p.payed_at is null) and count(*) > 1`,
    [center],
  );
  const mark = JSON.stringify(joint);
  if (mark === world.jointInvoices) return;
  world.jointInvoices = mark;
  const asked = new Map<string, Set<string>>();
  const note = (code: string | null | undefined) => {
    const [, amount] = /\*AM:([\d.]+)/.exec(code ?? "") ?? [];
    const [, symbol] = /\*X-VS:(\d+)/.exec(code ?? "") ?? [];
    if (amount && symbol) asked.set(symbol, (asked.get(symbol) ?? new Set()).add(amount));
  };
  for (const { uuid, payments } of joint) {
    note((await world.ask("receptionist", `{ dataForInvoice(invoiceCacheUuid: "${uuid}") { qrCode } }`))?.qrCode);
    for (const payment of payments)
      note((await world.ask("receptionist", `{ paymentInfo(input: { payment: ${payment} }) { qrCode } }`))?.qrCode);
  }
  expect(
    [...asked].filter(([, sums]) => sums.size > 1).map(([symbol, sums]) => ({ symbol, sums: [...sums] })),
    "symbols that ask for different sums",
  ).toEqual([]);
}
