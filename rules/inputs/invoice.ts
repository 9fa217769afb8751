import { z } from "zod";
import { optionalLongText } from "./text.ts";

/** The internal note of an invoice. */
export const InvoiceInput = z.object({ note: optionalLongText(1000) });
