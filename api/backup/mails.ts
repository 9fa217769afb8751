import type { Locale } from "#rules/codes.ts";
import { mail, type MailText } from "../mail/mail-texts.ts";

type Facts = {
  /** The server's message, for its operator. */ reason: string;
  /** When the last good one was made. */ last: string | null;
};

/** The mail that reports a faulty nightly backup to the operator, in the recipient's language. */
export const backupMails: Record<
  Locale,
  { failed: (facts: Facts) => MailText; incomplete: (files: number) => MailText }
> = {
  cs: {
    failed: ({ reason, last }) =>
      mail(
        "Noční záloha se nezdařila",
        `Dobrý den,\n\ndnes v noci se nepodařilo zálohovat Motus. ${last ? `Poslední záloha je ze dne ${last}: co bylo zapsáno po ní, by při poruše disku chybělo.` : "Žádná dřívější záloha ve složce není."}`,
        `Dejte prosím vědět tomu, kdo se vám stará o server, ať se podívá, zda je složka pro zálohy dostupná a má místo. Server k tomu říká: ${reason}`,
        "Další pokus proběhne příští noc.",
      ),
    incomplete: (files) =>
      mail(
        "Noční záloha není úplná",
        `Dobrý den,\n\nnoční záloha Motusu se vytvořila, ale souborů, které v úložišti chybějí nebo nejsou takové, jaké byly uloženy, je ${files}. Ostatní záznamy v ní jsou.`,
        "Dejte prosím vědět tomu, kdo se vám stará o server: soubory pravděpodobně jdou obnovit ze starší zálohy.",
      ),
  },
  de: {
    failed: ({ reason, last }) =>
      mail(
        "Die nächtliche Sicherung ist fehlgeschlagen",
        `Guten Tag,\n\nheute Nacht konnte Motus nicht gesichert werden. ${last ? `Die letzte Sicherung ist vom ${last}: Was danach eingetragen wurde, würde bei einem Schaden der Festplatte fehlen.` : "Eine frühere Sicherung gibt es in dem Ordner nicht."}`,
        `Bitte benachrichtigen Sie die Person, die Ihren Server betreut: Ist der Ordner für Sicherungen erreichbar, und ist dort Platz? Der Server meldet: ${reason}`,
        "Der nächste Versuch folgt in der kommenden Nacht.",
      ),
    incomplete: (files) =>
      mail(
        "Die nächtliche Sicherung ist nicht vollständig",
        `Guten Tag,\n\ndie nächtliche Sicherung von Motus wurde erstellt, doch im Speicher fehlen Dateien oder sind nicht mehr so, wie sie abgelegt wurden; ihre Anzahl: ${files}. Die übrigen Daten sind enthalten.`,
        "Bitte benachrichtigen Sie die Person, die Ihren Server betreut: Die Dateien lassen sich wahrscheinlich aus einer älteren Sicherung wiederherstellen.",
      ),
  },
  en: {
    failed: ({ reason, last }) =>
      mail(
        "The nightly backup has failed",
        `Hello,\n\nMotus could not be backed up last night. ${last ? `The last backup is of ${last}: what was entered since would be missing if the disk failed.` : "There is no earlier backup in the folder."}`,
        `Please ask the person who looks after your server: is the folder for backups within reach, and is there room? The server says: ${reason}`,
        "It will be tried again next night.",
      ),
    incomplete: (files) =>
      mail(
        "The nightly backup is not complete",
        `Hello,\n\nthe nightly backup of Motus was made, but files are missing from the storage or are not what was stored; their number: ${files}. Everything else is in it.`,
        "Please turn to the person who looks after your server: the files can probably be had from an older backup.",
      ),
  },
  sk: {
    failed: ({ reason, last }) =>
      mail(
        "Nočná záloha sa nepodarila",
        `Dobrý deň,\n\ndnes v noci sa nepodarilo zálohovať Motus. ${last ? `Posledná záloha je zo dňa ${last}: čo bolo zapísané po nej, by pri poruche disku chýbalo.` : "Žiadna skoršia záloha v priečinku nie je."}`,
        `Dajte vedieť tomu, kto sa vám stará o server, nech sa pozrie, či je priečinok na zálohy dostupný a má miesto. Server hlási: ${reason}`,
        "Ďalší pokus prebehne nasledujúcu noc.",
      ),
    incomplete: (files) =>
      mail(
        "Nočná záloha nie je úplná",
        `Dobrý deň,\n\nnočná záloha Motusu sa vytvorila, ale v úložisku chýbajú súbory alebo nie sú také, aké boli uložené; ich počet: ${files}. Ostatné záznamy v nej sú.`,
        "Dajte vedieť tomu, kto sa vám stará o server: súbory sa pravdepodobne dajú obnoviť zo staršej zálohy.",
      ),
  },
};
