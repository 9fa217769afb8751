import type { documentWords } from "./cs.ts";

type Texts<Words> = { [Key in keyof Words]: Words[Key] extends string ? string : Texts<Words[Key]> };
export type DocumentWords = Texts<typeof documentWords>;

/** A text with its values in place of `{{…}}`. */
export const fillIn = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
