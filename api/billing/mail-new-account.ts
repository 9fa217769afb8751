import { and, eq, isNull } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import { formatIban } from "#rules/format.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { ProfileCtx } from "../context.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { profiles } from "../db/tables/profiles.ts";
import { users } from "../db/tables/users.ts";
import { mail, mailLanguage } from "../mail/mail-texts.ts";
import { postMail } from "../mail/post-mail.ts";
import { quote } from "../mail/quote.ts";

type Said = Record<"person" | "center" | "from" | "to", string>;
type Words = { subject: string; none: string; says: (said: Said) => string; advice: string };

const words: Record<Locale, Words> = {
  cs: {
    subject: "Změna bankovního účtu",
    none: "žádný",
    says: ({ person, center, from, to }) =>
      `Dobrý den,\n\n${person} změnil(a) bankovní účet, na který pacienti platí zařízení ${center}.\n\nDosavadní účet: ${from}\nNový účet: ${to}`,
    advice: "Pokud o změně nevíte, ověřte ji hned u kolegů: podvržený účet je nejčastější podvod s fakturami.",
  },
  de: {
    subject: "Bankkonto geändert",
    none: "keines",
    says: ({ person, center, from, to }) =>
      `Guten Tag,\n\n${person} hat das Bankkonto geändert, auf das Patienten an ${center} zahlen.\n\nBisheriges Konto: ${from}\nNeues Konto: ${to}`,
    advice:
      "Falls Sie davon nichts wissen, prüfen Sie die Änderung sofort mit Ihren Kollegen: Ein untergeschobenes Konto ist der häufigste Betrug mit Rechnungen.",
  },
  en: {
    subject: "Bank account changed",
    none: "none",
    says: ({ person, center, from, to }) =>
      `Hello,\n\n${person} has changed the bank account to which patients pay ${center}.\n\nFormer account: ${from}\nNew account: ${to}`,
    advice:
      "If you do not know of this change, check it with your colleagues at once: a planted account is the commonest fraud with invoices.",
  },
  sk: {
    subject: "Zmena bankového účtu",
    none: "žiadny",
    says: ({ person, center, from, to }) =>
      `Dobrý deň,\n\n${person} zmenil(a) bankový účet, na ktorý pacienti platia zariadeniu ${center}.\n\nDoterajší účet: ${from}\nNový účet: ${to}`,
    advice: "Ak o zmene neviete, overte ju hneď u kolegov: podvrhnutý účet je najčastejší podvod s faktúrami.",
  },
};

/** Writes to every active administrator of the centre, the one who made the change as well. */
export async function mailNewAccount(ctx: ProfileCtx, from: string | null, to: string | null) {
  const { id, medicalCenterId } = ctx.profile;
  const [who] = await ctx.db
    .select({ person: profiles, center: medicalCenters.name })
    .from(profiles)
    .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
    .where(eq(profiles.id, id));
  const administrators = await ctx.db
    .select({ recipient: users.email, locale: users.locale })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(
      and(
        eq(profiles.medicalCenterId, medicalCenterId),
        eq(profiles.role, "ROLE_ADMIN"),
        isNull(profiles.deactivatedAt),
      ),
    );
  for (const { recipient, locale } of administrators) {
    const language = mailLanguage(locale);
    const { subject, none, says, advice } = words[language];
    const said = {
      person: quote(language, fullName(who!.person)),
      center: quote(language, who!.center),
      from: from ? formatIban(from) : none,
      to: to ? formatIban(to) : none,
    };
    await postMail(ctx, { recipient, medicalCenterId }, mail(subject, says(said), advice));
  }
}
