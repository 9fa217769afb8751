import type { Locale } from "#rules/codes.ts";
import { mail, type MailText } from "../accounts/mail-texts.ts";

export type Told = "set" | "removed";

/** The mails that tell of a change of a PIN, in its owner's language; `password` is where a new password is set. */
export const pinMails: Record<Locale, Record<Told, (password: string) => MailText>> = {
  cs: {
    set: (password) =>
      mail("PIN je nastavený", "Dobrý den,\n\nu vašeho účtu v aplikaci Motus byl právě nastaven PIN. Na sdíleném počítači odemyká přihlášení, které jste tam začali heslem.", "Pokud jste to nebyli vy, hned si nastavte nové heslo a dejte vědět správci svého zařízení:", password),
    removed: (password) =>
      mail("PIN je zrušený", "Dobrý den,\n\nu vašeho účtu v aplikaci Motus byl právě zrušen PIN. Na sdíleném počítači teď odemykáte heslem.", "Pokud jste to nebyli vy, hned si nastavte nové heslo a dejte vědět správci svého zařízení:", password),
  },
  de: {
    set: (password) =>
      mail("PIN ist festgelegt", "Guten Tag,\n\nfür Ihr Konto bei Motus wurde soeben eine PIN festgelegt. An einem gemeinsamen Computer entsperrt sie die Anmeldung, die Sie dort mit dem Passwort begonnen haben.", "Falls Sie das nicht waren, legen Sie sofort ein neues Passwort fest und benachrichtigen Sie die Verwaltung Ihrer Einrichtung:", password),
    removed: (password) =>
      mail("PIN ist entfernt", "Guten Tag,\n\nfür Ihr Konto bei Motus wurde soeben die PIN entfernt. An einem gemeinsamen Computer entsperren Sie jetzt mit dem Passwort.", "Falls Sie das nicht waren, legen Sie sofort ein neues Passwort fest und benachrichtigen Sie die Verwaltung Ihrer Einrichtung:", password),
  },
  en: {
    set: (password) =>
      mail("Your PIN is set", "Hello,\n\na PIN has just been set for your Motus account. At a shared computer it unlocks the session that you have begun there with your password.", "If it was not you, set a new password at once and tell the administrator of your centre:", password),
    removed: (password) =>
      mail("Your PIN is removed", "Hello,\n\nthe PIN of your Motus account has just been removed. At a shared computer you now unlock with your password.", "If it was not you, set a new password at once and tell the administrator of your centre:", password),
  },
  sk: {
    set: (password) =>
      mail("PIN je nastavený", "Dobrý deň,\n\npri vašom účte v aplikácii Motus bol práve nastavený PIN. Na zdieľanom počítači odomyká prihlásenie, ktoré ste tam začali heslom.", "Ak ste to neboli vy, hneď si nastavte nové heslo a dajte vedieť správcovi svojho zariadenia:", password),
    removed: (password) =>
      mail("PIN je zrušený", "Dobrý deň,\n\npri vašom účte v aplikácii Motus bol práve zrušený PIN. Na zdieľanom počítači teraz odomykáte heslom.", "Ak ste to neboli vy, hneď si nastavte nové heslo a dajte vedieť správcovi svojho zariadenia:", password),
  },
};
