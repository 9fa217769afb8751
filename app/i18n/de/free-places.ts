import type { freePlaces as cs } from "../cs/free-places.ts";
import type { Words } from "../words.ts";

export const freePlaces = {
  title: "Freie Termine",
  search: "Gesuchte Termine",
  find: "Suchen",
  procedure: "Leistung",
  noProcedure: "Ohne Leistung, nach Dauer",
  minutes: "{{count}} Min.",
  duration: "Dauer in Minuten",
  people: "Wer",
  from: "Von",
  to: "Bis",
  part: "Tageszeit",
  parts: { any: "Jederzeit", morning: "Vormittags", afternoon: "Nachmittags" },
  weekdays: "Tage",
  anyDay: "alle",
  anybody: "beliebig",
  anywhere: "beliebig",
  facilities: "Räume und Geräte",
  forPatient: "Für {{name}}. Gesucht werden nur Zeiten, zu denen auch diese Person frei ist.",
  anyPatient: "Ohne Patienten suchen",
  wrong: "So lassen sich keine Termine finden",
  touching:
    "„Schließt an“ heißt: Die Zeit liegt direkt neben einem anderen Termin, einer Pause oder dem Rand der Arbeitszeit, sodass keine Lücke entsteht.",
  touches: "schließt an",
  book: "Eintragen",
  showAll: "Weitere Termine zeigen",
  only: "Mehr Termine zeigt die Seite nicht. Weitere finden Sie ab einem späteren Datum.",
  beginTitle: "Was suchen Sie",
  beginText: "Wählen Sie eine Leistung oder geben Sie die Dauer in Minuten ein. Alles andere grenzt die Suche ein.",
  nothingTitle: "In diesem Zeitraum ist nichts frei",
  nothingText:
    "Versuchen Sie einen längeren Zeitraum, eine andere Tageszeit oder mehr Personen. Jemand muss die Leistung anbieten und Arbeitszeit haben.",
} as const satisfies Words<typeof cs>;
