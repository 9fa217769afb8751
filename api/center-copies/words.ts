import type { Locale } from "#rules/codes.ts";
import type { GridName } from "#rules/grids/columns.ts";
import { gridWords } from "#rules/grids/words/all.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";

export type ReadmeFacts = { center: string; day: IsoDate; lists: readonly GridName[] };

type Words = {
  fileName: string;
  /** The header of the column by which rows of a list are a card's. */
  cardNumber: string;
  title: (center: string, day: string) => string;
  /** Contents of each folder. */
  folders: Record<"lists" | "patients" | "invoices" | "files" | "import" | "missing", string>;
  care: string;
};

const words: Record<Locale, Words> = {
  cs: {
    fileName: "kopie-dat",
    cardNumber: "Číslo karty",
    title: (center, day) => `Kopie dat zařízení ${center}, ${day}`,
    folders: {
      import:
        "Tabulky, které Motus načte zpátky (Nastavení, Import) tak, jak jsou. CSV v UTF-8, oddělené středníky, první řádek jsou názvy sloupců. patients.csv: pacienti, i archivovaní. services.csv: služby. visits.csv: návštěvy, minulé i budoucí. vouchers.csv: permanentky se zbývajícími návštěvami. debts.csv: nezaplacené částky.",
      lists:
        "Seznamy s řádky celého zařízení a se všemi sloupci. CSV v UTF-8, oddělené středníky, s desetinnou čárkou a dny jako 16.3.2026. Před text, který by tabulkový program počítal, je vložen apostrof. Kde je sloupec Číslo karty, najdete kartu ve složce patients.",
      invoices: "Faktury a dobropisy, jak byly vystaveny: isdoc je ISDOC (XML podle isdoc.cz), pdf je uložený výtisk.",
      files: "Ostatní soubory: batch jsou dávky pro pojišťovny, booking přílohy žádostí o rezervaci, logo je logo.",
      patients:
        "Složka pro každou kartu, pojmenovaná číslem karty a jménem. data.json (JSON v UTF-8) má v tables všechny záznamy pacienta podle tabulek, i zrušené: časy v UTC podle ISO 8601, částky v haléřích, odkazy mezi tabulkami podle id. V names jsou jména kolegů, služeb a místností podle jejich id. files jsou přílohy, naskenované souhlasy a PDF faktur. Sloučené karty jsou ve složce té, do které byly sloučeny; ze zlikvidovaných nic nezbylo.",
      missing: "Je zde, jen když se některé soubory v úložišti nenašly: jejich jména.",
    },
    care: "V kopii je zdravotnická dokumentace. Uložte ji šifrovaně a předejte ji jen tomu, kdo ji smí mít.",
  },
  de: {
    fileName: "datenkopie",
    cardNumber: "Kartennummer",
    title: (center, day) => `Kopie der Daten der Einrichtung ${center}, ${day}`,
    folders: {
      import:
        "Tabellen, die Motus so wieder einliest, wie sie sind (Einstellungen, Import). CSV in UTF-8, durch Semikolons getrennt, die erste Zeile nennt die Spalten. patients.csv: Patienten, auch archivierte. services.csv: Leistungen. visits.csv: Besuche, vergangene und kommende. vouchers.csv: Mehrfachkarten mit übrigen Besuchen. debts.csv: offene Beträge.",
      lists:
        "Listen mit den Zeilen der ganzen Einrichtung und allen Spalten. CSV in UTF-8, durch Semikolons getrennt, mit Dezimalkomma und Tagen wie 16.3.2026. Vor Text, den ein Tabellenprogramm berechnen würde, steht ein Apostroph. Wo es die Spalte Kartennummer gibt, ist die Karte im Ordner patients.",
      invoices:
        "Rechnungen und Gutschriften, wie sie ausgestellt wurden: isdoc ist ISDOC (XML nach isdoc.cz), pdf der gespeicherte Ausdruck.",
      files:
        "Sonstige Dateien: batch sind Stapel für Krankenkassen, booking Anhänge von Terminanfragen, logo ist das Logo.",
      patients:
        "Ein Ordner für jede Karte, nach Kartennummer und Namen benannt. data.json (JSON in UTF-8) hat in tables alle Einträge des Patienten nach Tabellen, auch stornierte: Zeiten in UTC nach ISO 8601, Beträge in Hellern oder Cents, Verweise zwischen den Tabellen nach id. In names stehen die Namen von Kollegen, Leistungen und Räumen nach ihrer id. files sind Anhänge, eingescannte Einwilligungen und PDF der Rechnungen. Zusammengeführte Karten sind im Ordner der verbleibenden; von ausgesonderten ist nichts übrig.",
      missing: "Nur vorhanden, wenn Dateien im Speicher nicht gefunden wurden: ihre Namen.",
    },
    care: "Die Kopie enthält die Behandlungsdokumentation. Bewahren Sie sie verschlüsselt auf und geben Sie sie nur an Berechtigte weiter.",
  },
  en: {
    fileName: "copy-of-data",
    cardNumber: "Card number",
    title: (center, day) => `Copy of the data of ${center}, ${day}`,
    folders: {
      import:
        "Tables that Motus can read back as they are (Settings, Import). CSV in UTF-8, separated by semicolons; the first row names the columns. patients.csv: patients, archived ones too. services.csv: services. visits.csv: visits, past and upcoming. vouchers.csv: vouchers with visits left. debts.csv: amounts owed.",
      lists:
        "Lists with all rows of the centre and all columns. CSV in UTF-8, separated by semicolons, with decimal commas and days such as 16.3.2026. Text that a spreadsheet would calculate has an apostrophe before it. If there is a Card number column, you will find the card in the patients folder.",
      invoices:
        "Invoices and credit notes as they were issued: isdoc is ISDOC (XML according to isdoc.cz), pdf is the stored printout.",
      files:
        "Other files: batch contains batches for insurers, booking the attachments of booking requests, logo the logo.",
      patients:
        "A folder for each card, named after the card number and the patient. In data.json (JSON in UTF-8), tables has all of the patient's records by table, including removed ones: times in UTC in ISO 8601, amounts in minor units, references between tables by id. names has the names of colleagues, services and rooms by id. files has attachments, scanned consents and PDFs of invoices. Merged cards are in the folder of the card they were merged into; nothing is left of cards disposed of.",
      missing: "Present only if some files were not found in storage: their names.",
    },
    care: "The copy contains medical records. Keep it encrypted, and give it only to those who may have it.",
  },
  sk: {
    fileName: "kopia-dat",
    cardNumber: "Číslo karty",
    title: (center, day) => `Kópia dát zariadenia ${center}, ${day}`,
    folders: {
      import:
        "Tabuľky, ktoré Motus načíta späť (Nastavenia, Import) tak, ako sú. CSV v UTF-8, oddelené bodkočiarkami, prvý riadok sú názvy stĺpcov. patients.csv: pacienti, aj archivovaní. services.csv: služby. visits.csv: návštevy, minulé aj budúce. vouchers.csv: permanentky so zostávajúcimi návštevami. debts.csv: nezaplatené sumy.",
      lists:
        "Zoznamy s riadkami celého zariadenia a so všetkými stĺpcami. CSV v UTF-8, oddelené bodkočiarkami, s desatinnou čiarkou a dňami ako 16.3.2026. Pred text, ktorý by tabuľkový program počítal, je vložený apostrof. Kde je stĺpec Číslo karty, nájdete kartu v priečinku patients.",
      invoices:
        "Faktúry a dobropisy, ako boli vystavené: isdoc je ISDOC (XML podľa isdoc.cz), pdf je uložený výtlačok.",
      files: "Ostatné súbory: batch sú dávky pre poisťovne, booking prílohy žiadostí o rezerváciu, logo je logo.",
      patients:
        "Priečinok pre každú kartu, pomenovaný číslom karty a menom. data.json (JSON v UTF-8) má v tables všetky záznamy pacienta podľa tabuliek, aj zrušené: časy v UTC podľa ISO 8601, sumy v halieroch alebo centoch, odkazy medzi tabuľkami podľa id. V names sú mená kolegov, služieb a miestností podľa ich id. files sú prílohy, naskenované súhlasy a PDF faktúr. Zlúčené karty sú v priečinku tej, do ktorej boli zlúčené; zo zlikvidovaných nič nezostalo.",
      missing: "Je tu, len keď sa niektoré súbory v úložisku nenašli: ich mená.",
    },
    care: "V kópii je zdravotná dokumentácia. Uložte ju šifrovane a odovzdajte ju len tomu, kto ju smie mať.",
  },
};

/** The words of a copy, and the text that says what each of its files is. */
const wordsIn = (language: Locale) => {
  const { folders, title, care, ...own } = words[language];
  return {
    ...own,
    readme: ({ center, day, lists }: ReadmeFacts) =>
      [
        title(center, formatDate(day, language)),
        care,
        `import/\n${folders.import}`,
        `lists/\n${folders.lists}`,
        lists.map((list) => `  ${list}.csv: ${gridWords[language].names[list]}`).join("\n"),
        `invoices/\n${folders.invoices}`,
        `files/\n${folders.files}`,
        `patients/\n${folders.patients}`,
        `missing.csv\n${folders.missing}`,
      ]
        .join("\n\n")
        .replaceAll("\n", "\r\n") + "\r\n",
  };
};

export const copyWords: Record<Locale, ReturnType<typeof wordsIn>> = {
  cs: wordsIn("cs"),
  de: wordsIn("de"),
  en: wordsIn("en"),
  sk: wordsIn("sk"),
};
