import type { Words } from "../words.ts";
import type { site as cs } from "../cs/site.ts";

export const site = {
  cookiesTitle: "Cookies",
  cookiesText:
    "Motus speichert nur, was es zum Arbeiten braucht. Nichts misst hier Besuche oder dient der Werbung, deshalb fragen wir nicht um Zustimmung.",
  cookieSession: "Anmeldung",
  cookieSessionText:
    "Wer angemeldet ist, ob das Gerät schon mit einem Code bestätigt wurde und ob es ein gemeinsamer Computer ist. Höchstens ein Jahr.",
  cookieChoices: "Ihre Einstellungen",
  cookieChoicesText:
    "Sprache, Darstellung, schmale Navigation und verborgene Namen im Kalender; auch, dass das Gerät die Stile der Seiten schon gespeichert hat. Höchstens ein Jahr.",
  cookieMessages: "Meldungen nach dem Speichern",
  cookieMessagesText: "Etwa „Die Akte ist gespeichert“, bis die Seite sie zeigt. Höchstens zehn Minuten.",
  sampler: "Musterbogen",
  appearanceSaved: "Die Darstellung ist eingestellt.",
  theme: "Darstellung",
  themeLight: "Hell",
  themeSystem: "Wie das System",
  themeDark: "Dunkel",
  themeSave: "Darstellung übernehmen",
} as const satisfies Words<typeof cs>;
