import type { Locale } from "#rules/codes.ts";
import { mail, type MailText } from "../mail/mail-texts.ts";
import { quote } from "../mail/quote.ts";

type Words = {
  subject: string;
  says: (person: string, center: string) => string;
  how: string;
  secret: string;
};

const words: Record<Locale, Words> = {
  cs: {
    subject: "Kalendář k odběru",
    says: (person, center) =>
      `Dobrý den,\n\nna této adrese si můžete do svého kalendáře přidat kalendář ${person} ze zařízení ${center}:`,
    how: "V kalendáři zvolte přidání z internetu nebo z adresy URL a adresu tam vložte. Termíny se pak obnovují samy.",
    secret:
      "Adresa je jen vaše a otevře kalendář každému, kdo ji má. Nikomu ji neposílejte. Pokud se dostala jinam, požádejte zařízení o novou, dosavadní hned přestane platit. Jestli zprávu nečekáte, nemusíte nic dělat.",
  },
  de: {
    subject: "Kalender zum Abonnieren",
    says: (person, center) =>
      `Guten Tag,\n\nunter dieser Adresse können Sie den Kalender von ${person} aus der Einrichtung ${center} zu Ihrem Kalender hinzufügen:`,
    how: "Fügen Sie in Ihrem Kalender einen Kalender aus dem Internet oder per URL hinzu, und geben Sie dort diese Adresse ein. Die Termine aktualisieren sich dann von selbst.",
    secret:
      "Die Adresse ist nur für Sie und öffnet den Kalender allen, die sie haben. Geben Sie sie nicht weiter. Falls sie in andere Hände gelangt ist, bitten Sie die Einrichtung um eine neue; die bisherige gilt dann sofort nicht mehr. Falls Sie diese Nachricht nicht erwarten, müssen Sie nichts tun.",
  },
  en: {
    subject: "Calendar subscription",
    says: (person, center) =>
      `Hello,\n\nwith this address you can add the calendar of ${person} from ${center} to your own calendar:`,
    how: "In your calendar, choose to add a calendar from the internet or by URL, and paste the address there. Appointments then update automatically.",
    secret:
      "The address is only for you and opens the calendar to anyone who has it. Do not pass it on. If someone else gets it, ask the centre for a new one; the current one then stops working at once. If you did not expect this message, you need not do anything.",
  },
  sk: {
    subject: "Kalendár na odber",
    says: (person, center) =>
      `Dobrý deň,\n\nna tejto adrese si môžete do svojho kalendára pridať kalendár ${person} zo zariadenia ${center}:`,
    how: "V kalendári zvoľte pridanie z internetu alebo z adresy URL a adresu tam vložte. Termíny sa potom obnovujú samy.",
    secret:
      "Adresa je iba vaša a otvorí kalendár každému, kto ju má. Nikomu ju neposielajte. Ak sa dostala inam, požiadajte zariadenie o novú, doterajšia hneď prestane platiť. Ak správu nečakáte, nemusíte nič robiť.",
  },
};

/** The mail with the secret address of a calendar's feed. */
export function addressMail(language: Locale, { link, person, center }: Record<"link" | "person" | "center", string>) {
  const { subject, says, how, secret } = words[language];
  const [name, place] = [quote(language, person), quote(language, center)];
  return mail(`${subject}: ${name}`, says(name, place), link, how, secret) satisfies MailText;
}
