import type { Locale, ProfileRole } from "#rules/codes.ts";
import { mail, type MailText } from "../mail/mail-texts.ts";
import { quote } from "../mail/quote.ts";
import type { ProfileRow } from "./scope.ts";

type Change = { center: string; before: ProfileRow; after: ProfileRow };
type Mails = { own: (change: Change) => MailText; others: (change: Change & { link: string }) => MailText };

type Words = {
  subject: (center: string) => string;
  own: (center: string) => string;
  others: (person: string, center: string) => string;
  role: (from: string, to: string) => string;
  email: (from: string, to: string) => string;
  /** Follows a changed e-mail of an account: its login is the former one. */
  login: string;
  mistake: string;
  unknown: string;
  roles: Record<ProfileRole, string>;
};

const words: Record<Locale, Words> = {
  cs: {
    subject: (center) => `Změna přístupu: ${center}`,
    own: (center) => `Dobrý den,\n\nsprávce zařízení ${center} změnil v aplikaci Motus váš přístup.`,
    others: (person, center) =>
      `Dobrý den,\n\nv zařízení ${center} se v aplikaci Motus změnil přístup kolegy ${person}.`,
    role: (from, to) => `Role: ${to} (dosud ${from}). Platí hned.`,
    email: (from, to) => `E-mail pro zařízení: ${to} (dosud ${from}).`,
    login: "Přihlašovací e-mail zůstává.",
    mistake: "Pokud jde o omyl, obraťte se na správce zařízení.",
    unknown: "Pokud o tom nevíte, zeptejte se ostatních správců:",
    roles: { ROLE_ADMIN: "správce", ROLE_PARAMEDIC: "zdravotník", ROLE_RECEPTIONIST: "recepční" },
  },
  de: {
    subject: (center) => `Zugang geändert: ${center}`,
    own: (center) => `Guten Tag,\n\ndie Verwaltung der Einrichtung ${center} hat Ihren Zugang bei Motus geändert.`,
    others: (person, center) =>
      `Guten Tag,\n\nin der Einrichtung ${center} wurde bei Motus der Zugang von ${person} geändert.`,
    role: (from, to) => `Rolle: ${to} (bisher ${from}). Sie gilt sofort.`,
    email: (from, to) => `E-Mail für die Einrichtung: ${to} (bisher ${from}).`,
    login: "Die E-Mail zum Anmelden bleibt.",
    mistake: "Falls das ein Irrtum ist, wenden Sie sich bitte an die Verwaltung der Einrichtung.",
    unknown: "Falls Sie davon nichts wissen, fragen Sie die anderen in der Verwaltung:",
    roles: { ROLE_ADMIN: "Verwaltung", ROLE_PARAMEDIC: "Gesundheitsfachkraft", ROLE_RECEPTIONIST: "Empfang" },
  },
  en: {
    subject: (center) => `Access changed: ${center}`,
    own: (center) => `Hello,\n\nan administrator of ${center} has changed your access in Motus.`,
    others: (person, center) => `Hello,\n\nthe access of ${person} to ${center} in Motus has changed.`,
    role: (from, to) => `Role: ${to} (previously ${from}). It applies at once.`,
    email: (from, to) => `E-mail for the centre: ${to} (previously ${from}).`,
    login: "Your sign-in e-mail stays the same.",
    mistake: "If this is a mistake, contact the administrator of the centre.",
    unknown: "If you do not know about it, ask the other administrators:",
    roles: { ROLE_ADMIN: "administrator", ROLE_PARAMEDIC: "health professional", ROLE_RECEPTIONIST: "receptionist" },
  },
  sk: {
    subject: (center) => `Zmena prístupu: ${center}`,
    own: (center) => `Dobrý deň,\n\nsprávca zariadenia ${center} zmenil v aplikácii Motus váš prístup.`,
    others: (person, center) =>
      `Dobrý deň,\n\nv zariadení ${center} sa v aplikácii Motus zmenil prístup kolegu ${person}.`,
    role: (from, to) => `Rola: ${to} (doteraz ${from}). Platí hneď.`,
    email: (from, to) => `E-mail pre zariadenie: ${to} (doteraz ${from}).`,
    login: "Prihlasovací e-mail zostáva.",
    mistake: "Ak ide o omyl, obráťte sa na správcu zariadenia.",
    unknown: "Ak o tom neviete, opýtajte sa ostatných správcov:",
    roles: { ROLE_ADMIN: "správca", ROLE_PARAMEDIC: "zdravotník", ROLE_RECEPTIONIST: "recepčný" },
  },
};

/** The mails about a colleague's other role or e-mail: to themselves, and to administrators. A link is on a line of its own. */
export function changeMails(language: Locale): Mails {
  const { roles, ...texts } = words[language];
  const changes = ({ before, after }: Change) => [
    ...(before.role === after.role ? [] : [texts.role(roles[before.role], roles[after.role])]),
    ...(before.email === after.email
      ? []
      : [texts.email(quote(language, before.email), quote(language, after.email)), texts.login]),
  ];
  return {
    own: (change) =>
      mail(texts.subject(change.center), texts.own(change.center), changes(change).join("\n"), texts.mistake),
    others: (change) =>
      mail(
        texts.subject(change.center),
        texts.others(quote(language, `${change.after.name} ${change.after.surname}`), change.center),
        changes(change).join("\n"),
        texts.unknown,
        change.link,
      ),
  };
}
