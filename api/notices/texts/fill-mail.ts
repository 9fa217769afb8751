import { fillTokens, type TokenValues } from "#rules/notices/tokens.ts";
import type { MailText } from "../../mail/mail-texts.ts";
import { withoutLinks } from "../../mail/quote.ts";
import type { NoticeText } from "../settings/texts.ts";

type Text = Pick<NoticeText, "subject" | "message">;

/** The product's own link, and an account number, which people copy. */
const unchanged = ["odkaz", "ucet"];

/** The mail of a text; without links none but the product's own, `#odkaz#`, can be followed. */
export function fillMail({ subject, message }: Text, values: TokenValues, { links }: { links: boolean }): MailText {
  const said = (text: string) => (links ? text : withoutLinks(text));
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, unchanged.includes(name) ? value : said(value)]),
  );
  return { subject: fillTokens(said(subject ?? ""), shown), body: `${fillTokens(said(message), shown)}\n` };
}
