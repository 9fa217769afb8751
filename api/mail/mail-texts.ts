import { locales, type Locale } from "#rules/codes.ts";

export type MailText = { subject: string; body: string };
type Invitation = { link: string; inviter: string; medicalCenter: string };
type Texts = {
  registration: (link: string) => MailText;
  alreadyRegistered: (links: { login: string; password: string }) => MailText;
  newPassword: (link: string) => MailText;
  passwordChanged: (password: string) => MailText;
  invitation: (invitation: Invitation) => MailText;
};

export const mail = (subject: string, ...paragraphs: string[]): MailText => ({
  subject,
  body: `${paragraphs.join("\n\n")}\n\nMotus\n`,
});

/**
 * Advice to the owner of an account who did not make the change; the address for a new password follows on the next
 * line.
 */
export const notYou: Record<Locale, string> = {
  cs: "Pokud jste to nebyli vy, hned si nastavte nové heslo a dejte vědět správci svého zařízení:",
  de: "Falls Sie das nicht waren, legen Sie sofort ein neues Passwort fest und benachrichtigen Sie die Verwaltung Ihrer Einrichtung:",
  en: "If it was not you, set a new password at once and tell the administrator of your centre:",
  sk: "Ak ste to neboli vy, hneď si nastavte nové heslo a dajte vedieť správcovi svojho zariadenia:",
};

/** The mails of accounts, in the recipient's language. A link is on a line of its own. */
export const mailTexts: Record<Locale, Texts> = {
  cs: {
    registration: (link) =>
      mail(
        "Dokončení registrace",
        "Dobrý den,\n\nz této adresy se někdo registruje do aplikace Motus. Registraci dokončíte na tomto odkazu, platí 48 hodin:",
        link,
        "Pokud jste to nebyli vy, nemusíte nic dělat: bez tohoto odkazu účet nevznikne.",
      ),
    alreadyRegistered: ({ login, password }) =>
      mail(
        "Účet už máte",
        "Dobrý den,\n\nz této adresy se někdo registruje do aplikace Motus, účet tu ale už máte. Přihlásíte se zde:",
        login,
        "Pokud jste heslo zapomněli, nastavíte si nové:",
        password,
        "Pokud jste to nebyli vy, nemusíte nic dělat.",
      ),
    newPassword: (link) =>
      mail(
        "Nové heslo",
        "Dobrý den,\n\nnové heslo do aplikace Motus si nastavíte na tomto odkazu, platí hodinu:",
        link,
        "Pokud jste o ně nežádali, nemusíte nic dělat: vaše heslo se nezměnilo.",
      ),
    passwordChanged: (password) =>
      mail(
        "Heslo bylo změněno",
        "Dobrý den,\n\nheslo k vašemu účtu v aplikaci Motus bylo právě změněno a ostatní zařízení jsme odhlásili.",
        notYou.cs,
        password,
      ),
    invitation: ({ link, inviter, medicalCenter }) =>
      mail(
        `Pozvánka: ${medicalCenter}`,
        `Dobrý den,\n\n${inviter} vás zve do zařízení ${medicalCenter} v aplikaci Motus. Pozvánku přijmete na tomto odkazu, platí 14 dní:`,
        link,
        "Jméno a název v uvozovkách napsali ti, kdo zvou, Motus je neověřuje. Pokud pozvánku nečekáte, nemusíte nic dělat.",
      ),
  },
  de: {
    registration: (link) =>
      mail(
        "Registrierung abschließen",
        "Guten Tag,\n\nmit dieser Adresse registriert sich jemand bei Motus. Unter diesem Link schließen Sie die Registrierung ab, er gilt 48 Stunden:",
        link,
        "Falls Sie das nicht waren, müssen Sie nichts tun: Ohne diesen Link entsteht kein Konto.",
      ),
    alreadyRegistered: ({ login, password }) =>
      mail(
        "Sie haben schon ein Konto",
        "Guten Tag,\n\nmit dieser Adresse registriert sich jemand bei Motus, Sie haben hier aber schon ein Konto. Hier melden Sie sich an:",
        login,
        "Falls Sie das Passwort vergessen haben, legen Sie hier ein neues fest:",
        password,
        "Falls Sie das nicht waren, müssen Sie nichts tun.",
      ),
    newPassword: (link) =>
      mail(
        "Neues Passwort",
        "Guten Tag,\n\nunter diesem Link legen Sie ein neues Passwort für Motus fest, er gilt eine Stunde:",
        link,
        "Falls Sie keines angefordert haben, müssen Sie nichts tun: Ihr Passwort hat sich nicht geändert.",
      ),
    passwordChanged: (password) =>
      mail(
        "Passwort geändert",
        "Guten Tag,\n\ndas Passwort Ihres Kontos bei Motus wurde soeben geändert, die anderen Geräte haben wir abgemeldet.",
        notYou.de,
        password,
      ),
    invitation: ({ link, inviter, medicalCenter }) =>
      mail(
        `Einladung: ${medicalCenter}`,
        `Guten Tag,\n\n${inviter} lädt Sie bei Motus in die Einrichtung ${medicalCenter} ein. Unter diesem Link nehmen Sie die Einladung an, er gilt 14 Tage:`,
        link,
        "Die Namen in Anführungszeichen haben die Einladenden geschrieben, Motus prüft sie nicht. Falls Sie keine Einladung erwarten, müssen Sie nichts tun.",
      ),
  },
  en: {
    registration: (link) =>
      mail(
        "Finish your registration",
        "Hello,\n\nsomeone is registering with Motus using this address. Finish the registration at this link; it works for 48 hours:",
        link,
        "If it was not you, you need not do anything: no account is created without this link.",
      ),
    alreadyRegistered: ({ login, password }) =>
      mail(
        "You already have an account",
        "Hello,\n\nsomeone is registering with Motus using this address, but you already have an account. Sign in here:",
        login,
        "If you have forgotten your password, set a new one:",
        password,
        "If it was not you, you need not do anything.",
      ),
    newPassword: (link) =>
      mail(
        "New password",
        "Hello,\n\nset a new password for Motus at this link; it works for one hour:",
        link,
        "If you did not ask for it, you need not do anything: your password has not changed.",
      ),
    passwordChanged: (password) =>
      mail(
        "Password changed",
        "Hello,\n\nthe password of your Motus account has just been changed, and your other devices were signed out.",
        notYou.en,
        password,
      ),
    invitation: ({ link, inviter, medicalCenter }) =>
      mail(
        `Invitation: ${medicalCenter}`,
        `Hello,\n\n${inviter} invites you to ${medicalCenter} in Motus. Accept the invitation at this link; it works for 14 days:`,
        link,
        "The names in quotation marks were written by the people inviting you; Motus does not verify them. If you did not expect an invitation, you need not do anything.",
      ),
  },
  sk: {
    registration: (link) =>
      mail(
        "Dokončenie registrácie",
        "Dobrý deň,\n\nniekto sa s touto adresou registruje do aplikácie Motus. Registráciu dokončíte na tomto odkaze, platí 48 hodín:",
        link,
        "Ak ste to neboli vy, nemusíte nič robiť: bez tohto odkazu účet nevznikne.",
      ),
    alreadyRegistered: ({ login, password }) =>
      mail(
        "Účet už máte",
        "Dobrý deň,\n\nniekto sa s touto adresou registruje do aplikácie Motus, účet tu však už máte. Prihlásite sa tu:",
        login,
        "Ak ste heslo zabudli, nastavíte si nové:",
        password,
        "Ak ste to neboli vy, nemusíte nič robiť.",
      ),
    newPassword: (link) =>
      mail(
        "Nové heslo",
        "Dobrý deň,\n\nnové heslo do aplikácie Motus si nastavíte na tomto odkaze, platí hodinu:",
        link,
        "Ak ste oň nežiadali, nemusíte nič robiť: vaše heslo sa nezmenilo.",
      ),
    passwordChanged: (password) =>
      mail(
        "Heslo bolo zmenené",
        "Dobrý deň,\n\nheslo k vášmu účtu v aplikácii Motus bolo práve zmenené a ostatné zariadenia sme odhlásili.",
        notYou.sk,
        password,
      ),
    invitation: ({ link, inviter, medicalCenter }) =>
      mail(
        `Pozvánka: ${medicalCenter}`,
        `Dobrý deň,\n\n${inviter} vás pozýva do zariadenia ${medicalCenter} v aplikácii Motus. Pozvánku prijmete na tomto odkaze, platí 14 dní:`,
        link,
        "Meno a názov v úvodzovkách napísali tí, ktorí pozývajú, Motus ich neoveruje. Ak pozvánku nečakáte, nemusíte nič robiť.",
      ),
  },
};

/** The first of the preferred languages that the product has. */
export const mailLanguage = (...preferred: (string | null | undefined)[]): Locale =>
  preferred.flatMap((language) => locales.find((locale) => locale === language) ?? []).at(0) ?? "cs";
