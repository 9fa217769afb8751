import type { Locale } from "#rules/codes.ts";
import { mail, notYou, type MailText } from "../mail/mail-texts.ts";

type PinChange = "set" | "removed";

/** The mail about a changed PIN, in its owner's language; `password` is the address for setting a new password. */
export const pinMail = (change: PinChange, language: Locale, password: string): MailText =>
  mail(...words[language][change], notYou[language], password);

const words: Record<Locale, Record<PinChange, [subject: string, said: string]>> = {
  cs: {
    set: [
      "PIN je nastavený",
      "Dobrý den,\n\nu vašeho účtu v aplikaci Motus byl právě nastaven PIN. Na sdíleném počítači odemyká přihlášení, které jste tam začali heslem.",
    ],
    removed: [
      "PIN je zrušený",
      "Dobrý den,\n\nu vašeho účtu v aplikaci Motus byl právě zrušen PIN. Na sdíleném počítači teď odemykáte heslem.",
    ],
  },
  de: {
    set: [
      "PIN festgelegt",
      "Guten Tag,\n\nfür Ihr Konto bei Motus wurde soeben eine PIN festgelegt. An einem gemeinsamen Computer entsperrt sie die Anmeldung, die Sie dort mit dem Passwort begonnen haben.",
    ],
    removed: [
      "PIN entfernt",
      "Guten Tag,\n\nfür Ihr Konto bei Motus wurde soeben die PIN entfernt. An einem gemeinsamen Computer entsperren Sie jetzt mit dem Passwort.",
    ],
  },
  en: {
    set: [
      "Your PIN has been set",
      "Hello,\n\na PIN has just been set for your Motus account. On a shared computer it unlocks the session you started there with your password.",
    ],
    removed: [
      "Your PIN has been removed",
      "Hello,\n\nthe PIN of your Motus account has just been removed. You now unlock a shared computer with your password.",
    ],
  },
  sk: {
    set: [
      "PIN je nastavený",
      "Dobrý deň,\n\npri vašom účte v aplikácii Motus bol práve nastavený PIN. Na zdieľanom počítači odomyká prihlásenie, ktoré ste tam začali heslom.",
    ],
    removed: [
      "PIN je zrušený",
      "Dobrý deň,\n\npri vašom účte v aplikácii Motus bol práve zrušený PIN. Na zdieľanom počítači teraz odomykáte heslom.",
    ],
  },
};
