import type { Locale } from "#rules/codes.ts";
import type { Ctx } from "../../core/context.ts";
import type { users } from "../../core/db/tables/users.ts";
import { mail, type MailText } from "../../mail/mail-texts.ts";
import { notifyAdministrators } from "../../mail/notify-administrators.ts";
import { quote } from "../../mail/quote.ts";
import { notifyOwner } from "../../mail/notify-owner.ts";

type User = typeof users.$inferSelect;
type Center = { medicalCenterId: number; name: string };

/**
 * Writes to a user, and to the administrators of each of their centres, that the operator of the installation has let
 * them in again.
 */
export async function notifyOfRecovery(ctx: Pick<Ctx, "db" | "now" | "settings">, recovered: User, centers: Center[]) {
  await notifyOwner(ctx, recovered, (language, password) => texts[language].own(password));
  for (const { medicalCenterId, name } of centers) {
    await notifyAdministrators(ctx, medicalCenterId, recovered.id, (language) =>
      texts[language].others(recovered.email, quote(language, name)),
    );
  }
}

const texts: Record<
  Locale,
  { own: (password: string) => MailText; others: (who: string, center: string) => MailText }
> = {
  cs: {
    own: (password) =>
      mail(
        "Přístup byl obnoven",
        "Dobrý den,\n\nprovozovatel aplikace Motus obnovil přístup k vašemu účtu: zrušil dvoufázové přihlášení, odhlásil všechna zařízení a vydal jednorázový odkaz k novému heslu.",
        "Pokud jste o to nežádali, hned si nastavte nové heslo a ozvěte se provozovateli:",
        password,
      ),
    others: (who, center) =>
      mail(
        `Přístup byl obnoven: ${center}`,
        `Dobrý den,\n\nprovozovatel aplikace Motus obnovil v zařízení ${center} přístup účtu ${who}: zrušil dvoufázové přihlášení tohoto účtu a vydal jednorázový odkaz k novému heslu.`,
        "Pokud o tom nevíte, ozvěte se tomu člověku nebo provozovateli.",
      ),
  },
  de: {
    own: (password) =>
      mail(
        "Der Zugang wurde wiederhergestellt",
        "Guten Tag,\n\nder Betreiber von Motus hat den Zugang zu Ihrem Konto wiederhergestellt: Die Zwei-Faktor-Anmeldung wurde entfernt, alle Geräte wurden abgemeldet, und ein einmaliger Link zu einem neuen Passwort wurde ausgestellt.",
        "Falls Sie das nicht verlangt haben, legen Sie sofort ein neues Passwort fest und wenden Sie sich an den Betreiber:",
        password,
      ),
    others: (who, center) =>
      mail(
        `Der Zugang wurde wiederhergestellt: ${center}`,
        `Guten Tag,\n\nder Betreiber von Motus hat in der Einrichtung ${center} den Zugang des Kontos ${who} wiederhergestellt: Die Zwei-Faktor-Anmeldung dieses Kontos wurde entfernt, und ein einmaliger Link zu einem neuen Passwort wurde ausgestellt.`,
        "Falls Sie davon nichts wissen, wenden Sie sich an diese Person oder an den Betreiber.",
      ),
  },
  en: {
    own: (password) =>
      mail(
        "Access restored",
        "Hello,\n\nthe operator of Motus has restored access to your account: two-factor sign-in was removed, all devices were signed out, and a one-time link to a new password was made.",
        "If you did not ask for it, set a new password at once and contact the operator:",
        password,
      ),
    others: (who, center) =>
      mail(
        `Access restored: ${center}`,
        `Hello,\n\nthe operator of Motus has restored the access of ${who} to ${center}: two-factor sign-in was removed from this account, and a one-time link to a new password was made.`,
        "If you do not know about it, ask this person or the operator.",
      ),
  },
  sk: {
    own: (password) =>
      mail(
        "Prístup bol obnovený",
        "Dobrý deň,\n\nprevádzkovateľ aplikácie Motus obnovil prístup k vášmu účtu: zrušil dvojfázové prihlásenie, odhlásil všetky zariadenia a vydal jednorazový odkaz na nové heslo.",
        "Ak ste o to nežiadali, hneď si nastavte nové heslo a ozvite sa prevádzkovateľovi:",
        password,
      ),
    others: (who, center) =>
      mail(
        `Prístup bol obnovený: ${center}`,
        `Dobrý deň,\n\nprevádzkovateľ aplikácie Motus obnovil v zariadení ${center} prístup účtu ${who}: zrušil dvojfázové prihlásenie tohto účtu a vydal jednorazový odkaz na nové heslo.`,
        "Ak o tom neviete, ozvite sa tomu človeku alebo prevádzkovateľovi.",
      ),
  },
};
