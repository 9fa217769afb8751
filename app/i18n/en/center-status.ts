export const centerStatus = {
  title: "State of operation",
  text: "What waits or failed, the check of records and the backup",
  about:
    "Imports wait for your decision, Motus does the rest by itself: if that waits for long, inform the person who runs Motus.",
  worksTitle: "What waits and what failed",
  work: "What",
  waits: "Waits",
  failed: "Failed within 30\u00a0days",
  none: "nothing",
  counted: "{{number}}, oldest {{when}}",
  works: {
    NOTICES: "Messages to patients",
    MAILS: "Other mail",
    EXPORTS: "Exports for accountants",
    COPIES: "Copies of data",
    IMPORTS: "Imports",
  },
  checkTitle: "Check of records",
  notChecked: "Not done yet. It runs every night, and first ten minutes after the start.",
  toLog: "Audit log",
  backupTitle: "Backup",
  backupAt: "Last backup {{when}}.",
  noBackup:
    "Motus has made no backup. Backups are the business of the person who runs Motus: ask them how they are made.",
};
