import type { consents as cs } from "../cs/consents.ts";
import type { Words } from "../words.ts";

export const consents = {
  title: "Informácie o\u00a0spracúvaní osobných údajov",
  text: "Čo pacientom hovoríte o\u00a0ich údajoch a\u00a0na čo si žiadate súhlas",
  active: "Súhlasy pacientov",
  on: "zapnuté",
  off: "vypnuté",
  turnOn: "Zapnúť",
  turnOff: "Vypnúť",
  activeOnText:
    "Na karte pacienta uvidíte, či a\u00a0na čo dal súhlas, a\u00a0budete ho môcť zaznamenať. Starostlivosť súhlas nikdy nepodmieňuje.",
  activeOffText: "Stav súhlasu z\u00a0kariet zmizne. Udelené aj odvolané súhlasy zostanú uložené.",
  switchTitle: "Nastavenie súhlasov",
  switched: "Nastavenie súhlasov je zmenené.",
  byEmail: "Žiadosť o\u00a0súhlas e-mailom",
  byEmailOnText:
    "Z\u00a0karty pacienta bude možné poslať e-mail s\u00a0odkazom na platné znenie. Pacient ho potvrdí jedným stlačením, odkaz platí 14 dní a\u00a0iba raz.",
  byEmailOffText: "Ďalšie žiadosti už z\u00a0karty nepôjde poslať. Odkazy, ktoré pacienti dostali, platia ďalej.",

  wordings: "Znenia",
  currentWording: "Platné znenie",
  wordingNumber: "Znenie č.\u00a0{{number}}",
  number: "Číslo",
  written: "Odkedy",
  author: "Kto ho zapísal",
  print: "Vytlačiť",
  noWording: "Zatiaľ žiadne znenie",
  noWordingText:
    "Napíšte, aké údaje spracúvate, prečo, ako dlho a\u00a0aké má pacient práva. Súhlas možno zaznamenať, až keď nejaké znenie existuje.",
  newWording: "Nové znenie",
  wordingText: "Text",
  wordingTextHint:
    "Odseky oddeľte prázdnym riadkom. Predchádzajúce znenie zostane uložené pri pacientoch, ktorí súhlasili s\u00a0ním.",
  saveWording: "Vydať nové znenie",
  wordingSaved: "Platí znenie č.\u00a0{{number}}.",
  signatureName: "Meno a\u00a0priezvisko pacienta",
  signatureDate: "Dátum a\u00a0podpis",
  wordingFrom: "Znenie č.\u00a0{{number}} zo dňa {{date}}",

  state: "Súhlas so spracúvaním osobných údajov",
  given: "Udelený",
  withdrawn: "Odvolaný",
  missing: "Chýba",
  missingText: "Pacient súhlas zatiaľ neudelil. Starostlivosti to nebráni.",
  givenOn: "Udelený dňa",
  how: "Spôsob",
  types: {
    SIGNATURE: "podpisom",
    EMAIL: "odkazom v\u00a0e-maile",
  },
  takenBy: "Prevzal(a)",
  withdrawnAt: "Odvolaný dňa",
  withdrawnBy: "Odvolanie zaznamenal(a)",
  wording: "Znenie",
  record: "Zaznamenať podpísaný súhlas",
  recordText: "Zaznamenajte, čo pacient podpísal. Záznam už nepôjde zmeniť, iba odvolať.",
  signedOn: "Deň podpisu",
  recorded: "Súhlas je zaznamenaný.",
  save: "Zaznamenať súhlas",
  scan: "Sken",
  scanKinds: "PDF, JPEG alebo PNG, najviac 10\u00a0MB.",
  scanHint: "PDF, JPEG alebo PNG, najviac 10\u00a0MB. Pridať ho možno aj neskôr, vymeniť ani zmazať už nie.",
  noScan: "nie je",
  addScan: "Pridať sken",
  scanText:
    "Sken toho, čo pacient podpísal dňa {{date}} (znenie č.\u00a0{{number}}). Je to dôkaz, preto ho potom nemožno vymeniť ani zmazať.",
  scanAdded: "Sken je uložený pri súhlase.",
  withdraw: "Odvolať súhlas",
  withdrawText:
    "{{name}} odvoláva súhlas. Záznam o\u00a0tom, kedy a\u00a0na čo bol udelený, zostane uložený. Vedenia zdravotnej dokumentácie sa odvolanie netýka.",
  withdrawnNow: "Súhlas je odvolaný.",

  history: "História súhlasov",
  validity: "Platnosť",
  inForce: "platí",
  taken: "prevzal(a) {{name}}",
  sentBy: "poslal(a) {{name}} na {{recipient}}",
  recordedBy: "zaznamenal(a) {{name}}",
  needsNoScan: "netreba",
  noConsents: "Zatiaľ žiadny súhlas",
  waiting:
    "Na potvrdenie čaká odkaz na znenie č.\u00a0{{number}}, ktorý {{sent}} poslal(a) {{name}} na {{recipient}}. Platí do {{until}}.",

  askByEmail: "Požiadať o\u00a0súhlas e-mailom",
  askText:
    "Pacient dostane odkaz na znenie, s\u00a0ktorým môže súhlasiť jedným stlačením. Platí 14 dní a\u00a0iba raz; odkaz poslaný skôr prestane platiť. V\u00a0e-maile nie je nič o\u00a0zdravotnom stave.",
  sendLink: "Poslať e-mail",
  asked: "E-mail s\u00a0odkazom odchádza na {{recipient}}.",
  patient: "Pacient",
  recipient: "Adresa",
  addEmail: "Doplniť e-mail",

  agree: "Súhlasím",
  freeText: "Súhlas je dobrovoľný, poskytnutie starostlivosti od neho nezávisí a\u00a0môžete ho kedykoľvek odvolať.",
  linkEnded: "Tento odkaz už neplatí",
  linkEndedText:
    "Odkaz vypršal, nahradil ho novší, alebo už bol použitý. Ak ste ním súhlas udelili, je zaznamenaný a\u00a0nemusíte nič robiť.",
  linkEndedHelp: "Inak si o\u00a0nový odkaz povedzte v\u00a0zdravotníckom zariadení, ktoré vám ho poslalo.",
  givenTitle: "Ďakujeme, súhlas je zaznamenaný",
  givenText: "Túto stránku môžete zavrieť.",
  givenHelp: "Súhlas môžete kedykoľvek odvolať: povedzte to zdravotníckemu zariadeniu, ktoré vám odkaz poslalo.",
} satisfies Words<typeof cs>;
