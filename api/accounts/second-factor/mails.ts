import type { Locale } from "#rules/codes.ts";
import { mail, notYou, type MailText } from "../../mail/mail-texts.ts";

export type SecondFactorChange = "turnedOn" | "turnedOff" | "codesMade" | "removed";
type Facts = {
  /** Address for setting a new password. */ password: string;
  /** The centre whose administrator removed it. */ center: string;
};

/** The mails about a change of a second factor, in the recipient's language. A link is on a line of its own. */
export const secondFactorMails: Record<Locale, Record<SecondFactorChange, (facts: Facts) => MailText>> = {
  cs: {
    turnedOn: ({ password }) =>
      mail(
        "Dvoufázové přihlášení je zapnuté",
        "Dobrý den,\n\nu vašeho účtu v aplikaci Motus bylo právě zapnuto dvoufázové přihlášení a ostatní zařízení jsme odhlásili.",
        notYou.cs,
        password,
      ),
    turnedOff: ({ password }) =>
      mail(
        "Dvoufázové přihlášení je vypnuté",
        "Dobrý den,\n\nu vašeho účtu v aplikaci Motus bylo právě vypnuto dvoufázové přihlášení a ostatní zařízení jsme odhlásili. K přihlášení teď stačí heslo.",
        notYou.cs,
        password,
      ),
    codesMade: ({ password }) =>
      mail(
        "Nové záložní kódy",
        "Dobrý den,\n\nk vašemu účtu v aplikaci Motus byly právě vytvořeny nové záložní kódy. Dřívější už neplatí a ostatní zařízení jsme odhlásili.",
        notYou.cs,
        password,
      ),
    removed: ({ password, center }) =>
      mail(
        "Dvoufázové přihlášení zrušil správce",
        `Dobrý den,\n\nsprávce zařízení ${center} zrušil u vašeho účtu v aplikaci Motus dvoufázové přihlášení, například kvůli ztracenému telefonu, a všechna zařízení tím odhlásil. K přihlášení teď stačí heslo; dvoufázové přihlášení si znovu zapnete v osobním nastavení.`,
        "Pokud o tom nevíte, zeptejte se správce a nastavte si nové heslo:",
        password,
      ),
  },
  de: {
    turnedOn: ({ password }) =>
      mail(
        "Zwei-Faktor-Anmeldung ist eingeschaltet",
        "Guten Tag,\n\nfür Ihr Konto bei Motus wurde soeben die Zwei-Faktor-Anmeldung eingeschaltet, die anderen Geräte haben wir abgemeldet.",
        notYou.de,
        password,
      ),
    turnedOff: ({ password }) =>
      mail(
        "Zwei-Faktor-Anmeldung ist ausgeschaltet",
        "Guten Tag,\n\nfür Ihr Konto bei Motus wurde soeben die Zwei-Faktor-Anmeldung ausgeschaltet, die anderen Geräte haben wir abgemeldet. Zur Anmeldung genügt jetzt das Passwort.",
        notYou.de,
        password,
      ),
    codesMade: ({ password }) =>
      mail(
        "Neue Ersatzcodes",
        "Guten Tag,\n\nfür Ihr Konto bei Motus wurden soeben neue Ersatzcodes erstellt. Die früheren gelten nicht mehr, die anderen Geräte haben wir abgemeldet.",
        notYou.de,
        password,
      ),
    removed: ({ password, center }) =>
      mail(
        "Zwei-Faktor-Anmeldung wurde von der Verwaltung entfernt",
        `Guten Tag,\n\ndie Verwaltung der Einrichtung ${center} hat die Zwei-Faktor-Anmeldung Ihres Kontos bei Motus entfernt, etwa weil Ihr Telefon verloren ging; dabei wurden alle Geräte abgemeldet. Zur Anmeldung genügt jetzt das Passwort; in den persönlichen Einstellungen schalten Sie sie wieder ein.`,
        "Falls Sie davon nichts wissen, fragen Sie die Verwaltung und legen Sie ein neues Passwort fest:",
        password,
      ),
  },
  en: {
    turnedOn: ({ password }) =>
      mail(
        "Two-factor sign-in is on",
        "Hello,\n\ntwo-factor sign-in has just been turned on for your Motus account, and your other devices were signed out.",
        notYou.en,
        password,
      ),
    turnedOff: ({ password }) =>
      mail(
        "Two-factor sign-in is off",
        "Hello,\n\ntwo-factor sign-in has just been turned off for your Motus account, and your other devices were signed out. You now sign in with your password alone.",
        notYou.en,
        password,
      ),
    codesMade: ({ password }) =>
      mail(
        "New recovery codes",
        "Hello,\n\nnew recovery codes have just been made for your Motus account. The earlier ones no longer work, and your other devices were signed out.",
        notYou.en,
        password,
      ),
    removed: ({ password, center }) =>
      mail(
        "An administrator has removed two-factor sign-in",
        `Hello,\n\nan administrator of ${center} has removed two-factor sign-in from your Motus account, for example because you lost your phone; all your devices were signed out. You now sign in with your password alone; you can turn it on again in your personal settings.`,
        "If you do not know about it, ask the administrator and set a new password:",
        password,
      ),
  },
  sk: {
    turnedOn: ({ password }) =>
      mail(
        "Dvojfázové prihlásenie je zapnuté",
        "Dobrý deň,\n\npri vašom účte v aplikácii Motus bolo práve zapnuté dvojfázové prihlásenie a ostatné zariadenia sme odhlásili.",
        notYou.sk,
        password,
      ),
    turnedOff: ({ password }) =>
      mail(
        "Dvojfázové prihlásenie je vypnuté",
        "Dobrý deň,\n\npri vašom účte v aplikácii Motus bolo práve vypnuté dvojfázové prihlásenie a ostatné zariadenia sme odhlásili. Na prihlásenie teraz stačí heslo.",
        notYou.sk,
        password,
      ),
    codesMade: ({ password }) =>
      mail(
        "Nové záložné kódy",
        "Dobrý deň,\n\nk vášmu účtu v aplikácii Motus boli práve vytvorené nové záložné kódy. Predchádzajúce už neplatia a ostatné zariadenia sme odhlásili.",
        notYou.sk,
        password,
      ),
    removed: ({ password, center }) =>
      mail(
        "Dvojfázové prihlásenie zrušil správca",
        `Dobrý deň,\n\nsprávca zariadenia ${center} zrušil pri vašom účte v aplikácii Motus dvojfázové prihlásenie, napríklad pre stratený telefón, a všetky zariadenia tým odhlásil. Na prihlásenie teraz stačí heslo; dvojfázové prihlásenie si znova zapnete v osobnom nastavení.`,
        "Ak o tom neviete, opýtajte sa správcu a nastavte si nové heslo:",
        password,
      ),
  },
};
