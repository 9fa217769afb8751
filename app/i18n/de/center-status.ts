export const centerStatus = {
  title: "Betriebsstatus",
  text: "Was wartet oder fehlgeschlagen ist, die Prüfung der Aufzeichnungen und die Sicherung",
  about:
    "Importe warten auf Ihre Entscheidung, alles andere erledigt Motus von selbst: Wenn es lange wartet, benachrichtigen Sie die Person, die Motus betreibt.",
  worksTitle: "Was wartet und was fehlgeschlagen ist",
  work: "Was",
  waits: "Wartet",
  failed: "In 30\u00a0Tagen fehlgeschlagen",
  none: "nichts",
  counted: "{{number}}, ältestes vom {{when}}",
  works: {
    NOTICES: "Nachrichten an Patienten",
    MAILS: "Übrige E-Mails",
    EXPORTS: "Exporte für die Buchhaltung",
    COPIES: "Datenkopien",
    IMPORTS: "Importe",
  },
  checkTitle: "Prüfung der Aufzeichnungen",
  notChecked: "Noch nicht erfolgt. Sie findet jede Nacht statt, erstmals zehn Minuten nach dem Start.",
  toLog: "Protokoll",
  backupTitle: "Sicherung",
  backupAt: "Letzte Sicherung {{when}}.",
  noBackup:
    "Motus hat keine Sicherung erstellt. Für Sicherungen ist die Person zuständig, die Motus betreibt: Fragen Sie sie, wie gesichert wird.",
};
