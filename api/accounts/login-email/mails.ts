import type { Locale } from "#rules/codes.ts";
import { mail, type MailText } from "../../mail/mail-texts.ts";

type Texts = {
  /** To the new address, maybe a stranger's, by the present one, masked. */ link: (
    present: string,
    link: string,
  ) => MailText;
  /** To a new address that has an account. */ taken: () => MailText;
  /** To the former address, by the new one, which is masked. */ changed: (email: string, when: string) => MailText;
};

/** The mails about another e-mail of a login, in the recipient's language. A link is on a line of its own. */
export const loginEmailMails: Record<Locale, Texts> = {
  cs: {
    link: (present, link) =>
      mail(
        "Potvrďte nový přihlašovací e-mail",
        `Dobrý den,\n\núčet v aplikaci Motus, který se dosud přihlašuje adresou ${present}, se má přihlašovat touto adresou. Změnu potvrdíte na tomto odkazu, platí hodinu. Pokud tam nejste přihlášeni, přihlaste se ještě dosavadní adresou:`,
        link,
        "Pokud jste o změnu nežádali, nic nepotvrzujte: bez toho se nic nezmění.",
      ),
    taken: () =>
      mail(
        "Tato adresa už účet má",
        "Dobrý den,\n\nněkdo se chtěl touto adresou přihlašovat k jinému účtu v aplikaci Motus. Adresa ale už svůj účet má, proto se nic nezměnilo.",
        "Pokud jste to byli vy, zvolte jinou adresu. Jinak nemusíte nic dělat.",
      ),
    changed: (email, when) =>
      mail(
        "Přihlašovací e-mail byl změněn",
        `Dobrý den,\n\nk vašemu účtu v aplikaci Motus se od ${when} přihlašuje jinou adresou: ${email}. Touto adresou se už přihlásit nejde a ostatní zařízení jsme odhlásili.`,
        "Pokud jste to nebyli vy, hned to řekněte správci svého zařízení, aby účtu ukončil přístup, a provozovateli aplikace, který vám účet vrátí.",
      ),
  },
  de: {
    link: (present, link) =>
      mail(
        "Neue Anmelde-E-Mail bestätigen",
        `Guten Tag,\n\nein Konto bei Motus mit der Anmeldeadresse ${present} soll künftig diese Adresse haben. Unter diesem Link bestätigen Sie die Änderung, er gilt eine Stunde. Falls Sie dort nicht angemeldet sind, melden Sie sich noch mit der bisherigen Adresse an:`,
        link,
        "Falls Sie die Änderung nicht angefordert haben, bestätigen Sie nichts: Dann ändert sich nichts.",
      ),
    taken: () =>
      mail(
        "Diese Adresse hat schon ein Konto",
        "Guten Tag,\n\njemand wollte sich mit dieser Adresse bei einem anderen Konto in Motus anmelden. Die Adresse hat aber schon ein eigenes Konto, deshalb hat sich nichts geändert.",
        "Falls Sie das waren, wählen Sie eine andere Adresse. Sonst müssen Sie nichts tun.",
      ),
    changed: (email, when) =>
      mail(
        "Anmelde-E-Mail geändert",
        `Guten Tag,\n\nfür Ihr Konto bei Motus gilt seit ${when} eine andere Anmeldeadresse: ${email}. Mit dieser Adresse können Sie sich nicht mehr anmelden, die anderen Geräte haben wir abgemeldet.`,
        "Falls Sie das nicht waren, sagen Sie es sofort der Verwaltung Ihrer Einrichtung, damit sie dem Konto den Zugang entzieht, und dem Betreiber von Motus, der Ihnen das Konto zurückgibt.",
      ),
  },
  en: {
    link: (present, link) =>
      mail(
        "Confirm the new sign-in e-mail",
        `Hello,\n\na Motus account that now signs in with ${present} has asked to sign in with this address. Confirm the change at this link; it works for one hour. If you are not signed in there, first sign in with the current address:`,
        link,
        "If you did not ask for the change, do not confirm it; nothing will change.",
      ),
    taken: () =>
      mail(
        "This address already has an account",
        "Hello,\n\nsomeone wanted to use this address to sign in to another Motus account. It already has its own account, so nothing has changed.",
        "If it was you, choose another address. Otherwise you need not do anything.",
      ),
    changed: (email, when) =>
      mail(
        "Sign-in e-mail changed",
        `Hello,\n\nsince ${when} your Motus account has had a different sign-in address: ${email}. This address no longer works, and your other devices were signed out.`,
        "If it was not you, tell the administrator of your centre at once so that they can end the account's access, and the operator of Motus, who will restore the account to you.",
      ),
  },
  sk: {
    link: (present, link) =>
      mail(
        "Potvrďte nový prihlasovací e-mail",
        `Dobrý deň,\n\núčet v aplikácii Motus, ktorý sa doteraz prihlasuje adresou ${present}, sa má prihlasovať touto adresou. Zmenu potvrdíte na tomto odkaze, platí hodinu. Ak tam nie ste prihlásení, prihláste sa ešte doterajšou adresou:`,
        link,
        "Ak ste o zmenu nežiadali, nič nepotvrdzujte: bez toho sa nič nezmení.",
      ),
    taken: () =>
      mail(
        "Táto adresa už účet má",
        "Dobrý deň,\n\nniekto sa chcel touto adresou prihlasovať k inému účtu v aplikácii Motus. Adresa však už svoj účet má, preto sa nič nezmenilo.",
        "Ak ste to boli vy, zvoľte inú adresu. Inak nemusíte nič robiť.",
      ),
    changed: (email, when) =>
      mail(
        "Prihlasovací e-mail bol zmenený",
        `Dobrý deň,\n\nk vášmu účtu v aplikácii Motus sa od ${when} prihlasuje inou adresou: ${email}. Touto adresou sa už prihlásiť nedá a ostatné zariadenia sme odhlásili.`,
        "Ak ste to neboli vy, hneď to povedzte správcovi svojho zariadenia, aby účtu ukončil prístup, a prevádzkovateľovi aplikácie, ktorý vám účet vráti.",
      ),
  },
};
