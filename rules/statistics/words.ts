import type { AttendanceState, Locale, StatsType, UzisType } from "../codes.ts";

type Words = {
  states: Record<AttendanceState, string>;
  uzis: Record<UzisType, string>;
  methods: { CASH: string; CARD: string; TRANSFER: string };
  rounding: string;
  insurers: string;
  newPatients: string;
  total: string;
  operations: (of: string) => string;
};

/** The names of datasets. */
export const statsWords: Record<Locale, Words> = {
  cs: {
    states: { PRESENT: "přišli", EXCUSED: "omluvili se", NOT_EXCUSED: "nepřišli", NOT_SET: "bez záznamu" },
    uzis: { LTV: "léčebná tělesná výchova", FT: "fyzikální terapie", ERGO: "ergoterapie", OTHER: "jiná" },
    methods: { CASH: "hotově", CARD: "kartou", TRANSFER: "převodem" },
    rounding: "zaokrouhlení hotovosti",
    insurers: "pojišťovny",
    newPatients: "noví pacienti",
    total: "celkem, každá návštěva jednou",
    operations: (of) => `výkony: ${of}`,
  },
  de: {
    states: {
      PRESENT: "erschienen",
      EXCUSED: "entschuldigt",
      NOT_EXCUSED: "nicht erschienen",
      NOT_SET: "ohne Eintrag",
    },
    uzis: { LTV: "Bewegungstherapie", FT: "physikalische Therapie", ERGO: "Ergotherapie", OTHER: "andere" },
    methods: { CASH: "bar", CARD: "mit Karte", TRANSFER: "per Überweisung" },
    rounding: "Rundung von Bargeld",
    insurers: "Krankenkassen",
    newPatients: "neue Patienten",
    total: "gesamt, jeder Besuch einmal",
    operations: (of) => `Kassenleistungen: ${of}`,
  },
  en: {
    states: { PRESENT: "attended", EXCUSED: "excused", NOT_EXCUSED: "did not attend", NOT_SET: "not recorded" },
    uzis: { LTV: "therapeutic exercise", FT: "physical therapy", ERGO: "occupational therapy", OTHER: "other" },
    methods: { CASH: "in cash", CARD: "by card", TRANSFER: "by transfer" },
    rounding: "cash rounding",
    insurers: "insurers",
    newPatients: "new patients",
    total: "total, each visit once",
    operations: (of) => `procedures: ${of}`,
  },
  sk: {
    states: { PRESENT: "prišli", EXCUSED: "ospravedlnili sa", NOT_EXCUSED: "neprišli", NOT_SET: "bez záznamu" },
    uzis: { LTV: "liečebná telesná výchova", FT: "fyzikálna terapia", ERGO: "ergoterapia", OTHER: "iná" },
    methods: { CASH: "v hotovosti", CARD: "kartou", TRANSFER: "prevodom" },
    rounding: "zaokrúhlenie hotovosti",
    insurers: "poisťovne",
    newPatients: "noví pacienti",
    total: "spolu, každá návšteva raz",
    operations: (of) => `výkony: ${of}`,
  },
};

/** The names of charts. */
export const chartNames: Record<Locale, Record<StatsType, string>> = {
  cs: {
    ATTENDANCE: "Návštěvy",
    ATTENDANCE_BY_PARAMEDIC: "Návštěvy podle lidí",
    INCOME: "Příjmy",
    NEW_PATIENT: "Noví pacienti",
    UZIS: "Návštěvy pro ÚZIS",
  },
  de: {
    ATTENDANCE: "Besuche",
    ATTENDANCE_BY_PARAMEDIC: "Besuche nach Personen",
    INCOME: "Einnahmen",
    NEW_PATIENT: "Neue Patienten",
    UZIS: "Besuche für die Statistik",
  },
  en: {
    ATTENDANCE: "Visits",
    ATTENDANCE_BY_PARAMEDIC: "Visits by person",
    INCOME: "Income",
    NEW_PATIENT: "New patients",
    UZIS: "Visits for ÚZIS",
  },
  sk: {
    ATTENDANCE: "Návštevy",
    ATTENDANCE_BY_PARAMEDIC: "Návštevy podľa ľudí",
    INCOME: "Príjmy",
    NEW_PATIENT: "Noví pacienti",
    UZIS: "Návštevy pre štatistiku",
  },
};
