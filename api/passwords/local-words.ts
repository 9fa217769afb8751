/** Local words that passwords are built from, besides the world's common ones: unaccented, most likely first. */
export const localWords = `
  heslo motus fyzio fyzioterapie rehabilitace rehabilitacia rehabka ordinace ordinacia klinika poliklinika nemocnice
  nemocnica recepce recepcia kartoteka kalendar pacient doktor doktorka sestra sestricka masaz masaze lekar zdravi
  zdravie administrator spravce praxis physio therapie passwort kennwort krankenhaus
  leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec jaro leto podzim zima
  januar februar marec april maj jun jul august september oktober november december jar jesen
  pondeli utery streda ctvrtek patek sobota nedele
  praha brno ostrava plzen liberec olomouc budejovice hradec pardubice zlin bratislava kosice cesko slovensko
  miluju laska lasko milacek slunicko kocicka pejsek beruska broucek princezna sparta slavia ahoj nazdar dobryden
  jana petra lenka lucie katerina veronika barbora tereza anna eva hana marie martina monika zuzana karolina
  jan petr pavel tomas martin jiri josef jakub lukas michal ondrej vojtech david marek
`
  .trim()
  .split(/\s+/);
