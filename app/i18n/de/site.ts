import type { Words } from "../words.ts";
import type { site as cs } from "../cs/site.ts";

export const site = {
  cookiesTitle: "Cookies",
  cookiesText:
    "Motus speichert nur, was es zum Arbeiten braucht. Es gibt weder Besuchsmessung noch Werbung, deshalb fragen wir nicht nach Ihrer Zustimmung.",
  cookieSession: "Anmeldung",
  cookieSessionText:
    "Wer angemeldet ist, ob das Gerät schon mit einem Code bestätigt wurde und ob es ein gemeinsamer Computer ist. Höchstens ein Jahr.",
  cookieChoices: "Ihre Einstellungen",
  cookieChoicesText:
    "Sprache, Darstellung, schmales Menü und verborgene Namen im Kalender; außerdem, ob das Gerät die Seitenstile schon gespeichert hat. Höchstens ein Jahr.",
  cookieMessages: "Meldungen nach dem Speichern",
  cookieMessagesText: "Etwa „Die Karte ist gespeichert“, bis die Seite es anzeigt. Höchstens zehn Minuten.",
  sampler: "Musterbogen",
  appearanceSaved: "Die Darstellung ist eingestellt.",
  theme: "Darstellung",
  themeLight: "Hell",
  themeSystem: "Wie das System",
  themeDark: "Dunkel",
  themeSave: "Darstellung übernehmen",
} as const satisfies Words<typeof cs>;
