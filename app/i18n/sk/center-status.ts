export const centerStatus = {
  title: "Stav prevádzky",
  text: "Čo čaká alebo sa nepodarilo, kontrola záznamov a\u00a0záloha",
  about:
    "Importy čakajú na vaše rozhodnutie, ostatné robí Motus sám: keď niečo čaká dlho, dajte vedieť tomu, kto Motus prevádzkuje.",
  worksTitle: "Čo čaká a\u00a0čo sa nepodarilo",
  work: "Čo",
  waits: "Čaká",
  failed: "Nepodarilo sa za 30\u00a0dní",
  none: "nič",
  counted: "{{number}}, najstaršie {{when}}",
  works: {
    NOTICES: "Správy pacientom",
    MAILS: "Ostatná pošta",
    EXPORTS: "Exporty pre účtovníctvo",
    COPIES: "Kópie dát",
    IMPORTS: "Importy",
  },
  checkTitle: "Kontrola záznamov",
  notChecked: "Zatiaľ neprebehla. Prebieha každú noc, prvýkrát desať minút po spustení.",
  toLog: "Záznam činnosti",
  backupTitle: "Záloha",
  backupAt: "Posledná záloha {{when}}.",
  noBackup:
    "Motus žiadnu zálohu neurobil. Zálohy má na starosti ten, kto Motus prevádzkuje: opýtajte sa ho, ako ich robí.",
};
