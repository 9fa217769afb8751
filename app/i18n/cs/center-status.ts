export const centerStatus = {
  title: "Stav provozu",
  text: "Co čeká nebo se nepodařilo, kontrola záznamů a\u00a0záloha",
  about:
    "Importy čekají na vaše rozhodnutí, ostatní dělá Motus sám: když to dlouho čeká, dejte vědět tomu, kdo Motus provozuje.",
  worksTitle: "Co čeká a\u00a0co se nepodařilo",
  work: "Co",
  waits: "Čeká",
  failed: "Nepodařilo se za 30\u00a0dní",
  none: "nic",
  counted: "{{number}}, nejstarší {{when}}",
  works: {
    NOTICES: "Zprávy pacientům",
    MAILS: "Ostatní pošta",
    EXPORTS: "Exporty pro účetní",
    COPIES: "Kopie dat",
    IMPORTS: "Importy",
  },
  checkTitle: "Kontrola záznamů",
  notChecked: "Zatím neproběhla. Koná se každou noc, poprvé deset minut po spuštění.",
  toLog: "Záznam činnosti",
  backupTitle: "Záloha",
  backupAt: "Poslední záloha {{when}}.",
  noBackup:
    "Motus žádnou zálohu neudělal. Zálohy má na starosti ten, kdo Motus provozuje: zeptejte se ho, jak je dělá.",
} as const;
