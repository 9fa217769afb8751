import type { invoices } from "../../core/db/tables/invoices.ts";
import { Fault } from "../../core/fault.ts";
import type { GivenCustomer } from "../issuing/parties.ts";

type Document = typeof invoices.$inferSelect;

/** The customer of a payment's documents on advances, whose invoice it is too: another is refused (`advanceDocumented`). */
export function customerOfAdvances([first]: readonly Document[], asked: GivenCustomer | null): GivenCustomer | null {
  if (first && asked) throw new Fault("advanceDocumented");
  return first ? first.content.customer : asked;
}
