import type { Locale } from "#rules/codes.ts";
import type { Ctx } from "../context.ts";
import type { users } from "../db/tables/users.ts";
import { mail, type MailText } from "./mail-texts.ts";
import { notifyAdministrators } from "./notify-administrators.ts";
import { quote } from "./quote.ts";
import { tellOwner } from "./tell-owner.ts";

type User = typeof users.$inferSelect;
type Place = { medicalCenterId: number; name: string };

/** Tells an administrator, and the others of each of their centres, that whoever runs the installation has let the administrator in again. */
export async function tellOfRecovery(ctx: Pick<Ctx, "db" | "now" | "settings">, recovered: User, places: Place[]) {
  await tellOwner(ctx, recovered, (language, password) => texts[language].own(password));
  for (const { medicalCenterId, name } of places) {
    await notifyAdministrators(ctx, medicalCenterId, recovered.id, (language) => texts[language].others(recovered.email, quote(language, name)));
  }
}

const texts: Record<Locale, { own: (password: string) => MailText; others: (who: string, center: string) => MailText }> = {
  cs: {
    own: (password) =>
      mail("Přístup správce byl obnoven", "Dobrý den,\n\nprovozovatel aplikace Motus u vašeho účtu obnovil přístup správce: zrušil dvoufázové přihlášení, odhlásil všechna zařízení a vydal jednorázový odkaz k novému heslu.", "Pokud jste o to nežádali, hned si nastavte nové heslo a ozvěte se provozovateli:", password),
    others: (who, center) =>
      mail(`Přístup správce byl obnoven: ${center}`, `Dobrý den,\n\nprovozovatel aplikace Motus obnovil v zařízení ${center} přístup správce ${who}: zrušil dvoufázové přihlášení tohoto účtu a vydal jednorázový odkaz k novému heslu.`, "Pokud o tom nevíte, ozvěte se tomuto správci nebo provozovateli."),
  },
  de: {
    own: (password) =>
      mail("Der Zugang der Verwaltung wurde wiederhergestellt", "Guten Tag,\n\nder Betreiber von Motus hat für Ihr Konto den Zugang der Verwaltung wiederhergestellt: Die Zwei-Faktor-Anmeldung wurde entfernt, alle Geräte wurden abgemeldet, und ein einmaliger Link zu einem neuen Passwort wurde ausgestellt.", "Falls Sie das nicht verlangt haben, legen Sie sofort ein neues Passwort fest und wenden Sie sich an den Betreiber:", password),
    others: (who, center) =>
      mail(`Der Zugang der Verwaltung wurde wiederhergestellt: ${center}`, `Guten Tag,\n\nder Betreiber von Motus hat in der Einrichtung ${center} den Zugang der Verwaltung ${who} wiederhergestellt: Die Zwei-Faktor-Anmeldung dieses Kontos wurde entfernt, und ein einmaliger Link zu einem neuen Passwort wurde ausgestellt.`, "Falls Sie davon nichts wissen, wenden Sie sich an diese Person oder an den Betreiber."),
  },
  en: {
    own: (password) =>
      mail("Administrator access was recovered", "Hello,\n\nwhoever runs Motus has recovered the administrator access of your account: two-factor login was removed, all devices were signed out, and a link to a new password, good for once, was made.", "If you did not ask for it, set a new password at once and turn to whoever runs Motus:", password),
    others: (who, center) =>
      mail(`Administrator access was recovered: ${center}`, `Hello,\n\nwhoever runs Motus has recovered the administrator access of ${who} in ${center}: two-factor login of this account was removed, and a link to a new password, good for once, was made.`, "If you do not know about it, ask this administrator or whoever runs Motus."),
  },
  sk: {
    own: (password) =>
      mail("Prístup správcu bol obnovený", "Dobrý deň,\n\nprevádzkovateľ aplikácie Motus pri vašom účte obnovil prístup správcu: zrušil dvojfázové prihlásenie, odhlásil všetky zariadenia a vydal jednorazový odkaz na nové heslo.", "Ak ste o to nežiadali, hneď si nastavte nové heslo a ozvite sa prevádzkovateľovi:", password),
    others: (who, center) =>
      mail(`Prístup správcu bol obnovený: ${center}`, `Dobrý deň,\n\nprevádzkovateľ aplikácie Motus obnovil v zariadení ${center} prístup správcu ${who}: zrušil dvojfázové prihlásenie tohto účtu a vydal jednorazový odkaz na nové heslo.`, "Ak o tom neviete, ozvite sa tomuto správcovi alebo prevádzkovateľovi."),
  },
};
