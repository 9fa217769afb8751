import { priceKinds } from "#app/paths/money/prices.ts";
import type { PriceTarget } from "#rules/codes.ts";

/** The kind of row that an address names; another word is no page. */
export function targetOf({ params }: { params: { kind?: string } }): PriceTarget {
  const target = Object.entries(priceKinds).find(([kind]) => kind === params.kind)?.[1];
  if (!target) throw new Response(null, { status: 404 });
  return target;
}
