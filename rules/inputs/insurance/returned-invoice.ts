import { z } from "zod";
import { text } from "../text.ts";

/** Why an insurer returned an invoice; the credit note prints it. */
export const ReturnedInvoiceInput = z.object({ reason: text(200) });
