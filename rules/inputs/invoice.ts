import { z } from "zod";
import { email, optionalLongText } from "./text.ts";

/** The internal note of an invoice. */
export const InvoiceInput = z.object({ note: optionalLongText(1000) });

/** The address that an invoice is mailed to. */
export const InvoiceEmailInput = z.object({ email: email() });
