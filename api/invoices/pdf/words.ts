import type { InvoiceContent } from "#rules/invoices/content.ts";
import { documentWords as cs } from "#rules/invoices/words/cs.ts";
import type { DocumentWords } from "#rules/invoices/words/document-words.ts";
import { documentWords as sk } from "#rules/invoices/words/sk.ts";

type Language = "cs" | "sk";

/** The words of the file, which are those of the page in that language. */
export const pdfWords: Record<Language, DocumentWords> = { cs, sk };

/** A document is written in the language of its issuer's country, whatever language its reader uses. */
export const languageOf = ({ issuer }: InvoiceContent): Language => (issuer.country === "SK" ? "sk" : "cs");
