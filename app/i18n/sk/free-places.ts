import type { freePlaces as cs } from "../cs/free-places.ts";
import type { Words } from "../words.ts";

export const freePlaces = {
  title: "Voľné termíny",
  search: "Hľadané termíny",
  find: "Nájsť",
  procedure: "Služba",
  noProcedure: "Bez služby, podľa dĺžky",
  minutes: "{{count}} min",
  duration: "Dĺžka v\u00a0minútach",
  people: "Kto",
  from: "Od",
  to: "Do",
  part: "Časť dňa",
  parts: { any: "Kedykoľvek", morning: "Dopoludnia", afternoon: "Popoludní" },
  weekdays: "Dni",
  anyDay: "všetky",
  anybody: "ktokoľvek",
  anywhere: "kdekoľvek",
  facilities: "Miestnosti a\u00a0prístroje",
  forPatient: "Pre pacienta {{name}}. Hľadajú sa len časy, keď je voľný aj pacient.",
  anyPatient: "Hľadať bez pacienta",
  wrong: "Termíny sa zatiaľ nedajú nájsť",
  touching:
    "„Nadväzuje“: termín tesne susedí s\u00a0inou udalosťou, prestávkou alebo okrajom pracovnej zmeny, takže nevznikne medzera.",
  touches: "nadväzuje",
  book: "Objednať",
  showAll: "Zobraziť ďalšie termíny",
  only: "Viac termínov sa naraz nezobrazuje. Ďalšie nájdete od neskoršieho dátumu.",
  beginTitle: "Čo hľadáte",
  beginText: "Vyberte službu alebo napíšte dĺžku v\u00a0minútach. Ostatné údaje zúžia výber.",
  nothingTitle: "V\u00a0tomto období nie je nič voľné",
  nothingText:
    "Skúste dlhšie obdobie, inú časť dňa alebo viac ľudí. Službu musí niekto ponúkať a\u00a0mať pracovný čas.",
} as const satisfies Words<typeof cs>;
