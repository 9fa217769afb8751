import type { accounts as cs } from "../cs/accounts.ts";
import type { Words } from "../words.ts";

export const accounts = {
  loginTitle: "Prihlásenie",
  login: "Prihlásiť sa",
  email: "E-mail",
  password: "Heslo",
  loginRefused: "Prihlásiť sa nepodarilo",
  refusedLogins_one:
    "Od\u00a0posledného prihlásenia bol {{count}} neúspešný pokus. Ak ste to neboli vy, zmeňte si heslo.",
  refusedLogins_few:
    "Od\u00a0posledného prihlásenia boli {{count}} neúspešné pokusy. Ak ste to neboli vy, zmeňte si heslo.",
  refusedLogins_many:
    "Od\u00a0posledného prihlásenia bolo {{count}} neúspešného pokusu. Ak ste to neboli vy, zmeňte si heslo.",
  refusedLogins_other:
    "Od\u00a0posledného prihlásenia bolo {{count}} neúspešných pokusov. Ak ste to neboli vy, zmeňte si heslo.",
  changePassword: "Zmeniť heslo",
  sessionEnded: "Po dlhšej nečinnosti sme vás odhlásili. Prihláste sa a\u00a0budete tam, kde ste skončili.",
  sessionEndedKept:
    "Po dlhšej nečinnosti sme vás odhlásili. Čo ste rozpísali, je uložené a\u00a0po prihlásení sa otvorí.",
  endedTitle: "Prihlásenie sa skončilo",
  endedText: "Stránku sme zavreli, aby ju nečítal nikto iný. Prihláste sa a\u00a0budete tam, kde ste skončili.",
  endedKept:
    "Stránku sme zavreli, aby ju nečítal nikto iný. Čo ste rozpísali, je uložené a\u00a0po prihlásení sa otvorí.",
  notEnded: "Ste prihlásení.",
  endedGoOn: "Pokračovať na\u00a0stránku",
  noAccount: "Nemáte účet?",
  register: "Založte si ho",
  toLogin: "Prihlásiť sa",

  logoutQuestion: "Odhlásiť sa?",
  logoutText: "Prihlásenie na tomto zariadení skončí.",
  unsavedTitle: "V\u00a0tomto zariadení je text správy, ktorý server ešte nemá",
  unsavedText: "Odhlásením by zmizol. Otvorte najprv rozpísanú správu a\u00a0uložte ju.",
  logout: "Odhlásiť sa",
  loggedOut: "Ste odhlásení.",

  reauthenticateTitle: "Potvrďte, že ste to vy",
  reauthenticateByPassword:
    "Táto akcia sa ťažko vracia späť. Najprv znova napíšte svoje heslo. Desať minút sa naň potom už nespýtame.",
  reauthenticateByCode:
    "Táto akcia sa ťažko vracia späť. Najprv opíšte kód z\u00a0telefónu alebo použite záložný kód. Desať minút sa potom už nespýtame.",
  reauthenticateHint: "To, ktorým sa prihlasujete. PIN tu nestačí.",
  reauthenticate: "Potvrdiť",
  reauthenticateRefused: "Potvrdiť sa to nepodarilo",
  reauthenticated: "Ďakujeme, teraz to môžete dokončiť.",
  reauthenticatedLeft_one: "Ďakujeme, teraz to môžete dokončiť. Zostáva vám {{count}} záložný kód.",
  reauthenticatedLeft_few: "Ďakujeme, teraz to môžete dokončiť. Zostávajú vám {{count}} záložné kódy.",
  reauthenticatedLeft_many: "Ďakujeme, teraz to môžete dokončiť. Zostáva vám {{count}} záložného kódu.",
  reauthenticatedLeft_other: "Ďakujeme, teraz to môžete dokončiť. Zostáva vám {{count}} záložných kódov.",

  registerTitle: "Registrácia",
  registerText: "Na\u00a0túto adresu vám pošleme odkaz, ktorým registráciu dokončíte.",
  registrationClosed:
    "Registrácia je uzavretá. O\u00a0prístup požiadajte správcu svojho zariadenia, pošle vám pozvánku.",
  sendLink: "Poslať odkaz",
  linkRefused: "Odkaz sa nepodarilo poslať",
  haveAccount: "Účet už máte?",
  linkSentTitle: "Pozrite sa do\u00a0pošty",
  registrationSentText: "Na\u00a0adresu {{email}} sme poslali pokyny, ako pokračovať. Odkaz platí 48\u00a0hodín.",
  notArrived: "Nič neprišlo? Pozrite sa do\u00a0nevyžiadanej pošty alebo si",
  sendAgain: "nechajte poslať odkaz znova",

  forgottenTitle: "Zabudnuté heslo",
  forgottenText: "Zadajte e-mail, ktorým sa prihlasujete. Pošleme vám odkaz na\u00a0nastavenie nového hesla.",
  forgottenSentText:
    "Ak k\u00a0zadanej adrese patrí účet, poslali sme na\u00a0ňu odkaz na\u00a0nastavenie nového hesla. Platí hodinu.",

  renewTitle: "Nové heslo",
  renewText: "Nastavte nové heslo k\u00a0účtu {{email}}. Na\u00a0ostatných zariadeniach vás odhlásime.",
  newPassword: "Nové heslo",
  passwordAgain: "Heslo znova",
  passwordHint: "Najmenej 10\u00a0znakov. Dobre poslúži niekoľko slov, ktoré spolu nesúvisia.",
  setPassword: "Nastaviť heslo",
  passwordRenewed: "Nové heslo platí.",

  createPasswordTitle: "Vytvorenie hesla",
  createPasswordText: "Zvoľte heslo k\u00a0účtu {{email}}.",
  createAccount: "Vytvoriť účet",

  loginEmail: {
    title: "Nový prihlasovací e-mail",
    text: "Teraz sa prihlasujete adresou {{present}}. Po\u00a0zmene sa budete prihlasovať adresou {{email}}.",
    effect: "Heslo zostane rovnaké. Na\u00a0ostatných zariadeniach vás odhlásime.",
    confirm: "Zmeniť prihlasovací e-mail",
    ended:
      "Odkaz na\u00a0zmenu prihlasovacieho e-mailu platí hodinu, len raz a\u00a0len pre účet, ktorý o\u00a0zmenu požiadal. Zmena, ktorú ste už potvrdili, platí.",
    changed: "Prihlasovací e-mail je zmenený. Odteraz sa prihlasujte novou adresou.",
  },

  tokenCheckTitle: "Odkaz z\u00a0e-mailu",
  linkEndedTitle: "Odkaz už neplatí",
  newLink: "Poslať nový odkaz",
  passwordLinkEnded: "Odkaz na\u00a0nastavenie hesla platí hodinu a\u00a0iba raz.",
  registrationLinkEnded: "Odkaz vypršal alebo už bol použitý. Ak ste heslo vytvorili, prihláste sa.",
  tokenEnded:
    "Odkaz vypršal alebo už bol použitý. Nový odkaz na\u00a0heslo si necháte poslať z\u00a0prihlasovacej stránky, novú pozvánku od správcu zariadenia.",
  invitationEnded: "Pozvánka vypršala alebo už bola prijatá. O\u00a0novú požiadajte správcu zariadenia.",
  registeredTitle: "Účet už máte",
  registeredText: "Účet {{email}} je hotový, stačí sa prihlásiť.",
  somebodyElseTitle: "Pozvánka je pre niekoho iného",
  somebodyElseText:
    "Pozvánka patrí adrese {{email}}, prihlásení ste ako {{user}}. Odhláste sa a\u00a0otvorte odkaz z\u00a0e-mailu znova.",

  createProfileTitle: "Nové zariadenie",
  createProfileText: "Stanete sa jeho správcom. Ostatné údaje doplníte neskôr v\u00a0nastaveniach.",
  medicalCenterName: "Názov zariadenia",
  country: "Krajina",
  countryHint: "Určuje menu, sviatky a\u00a0pravidlá pre doklady.",
  degreeBefore: "Titul pred menom",
  name: "Meno",
  surname: "Priezvisko",
  degreeAfter: "Titul za menom",
  phone: "Telefón",
  motusProfession: "Profesia",
  found: "Založiť zariadenie",
  foundingClosed: "Nové zariadenia sa tu nezakladajú. Požiadajte správcu svojho zariadenia o\u00a0pozvánku.",
  acceptTitle: "Prijatie pozvánky",
  acceptText: "{{center}} vás pozýva, vaša rola bude {{role}}. Skontrolujte svoje údaje.",
  accept: "Prijať pozvánku",
  welcomeFounder: "Vitajte. Čo ešte treba nastaviť, nájdete nad kalendárom.",
  welcome: "Vitajte, všetko je pripravené.",

  chooseProfileTitle: "Kde dnes pracujete?",
  currentPlace: "práve tu",
  foundAnother: "Založiť ďalšie zariadenie",
  myPlaces: "Moje zariadenia",

  role: { ROLE_ADMIN: "správca", ROLE_PARAMEDIC: "zdravotník", ROLE_RECEPTIONIST: "recepcia" },
  profession: {
    PHYSIOTHERAPIST: "Fyzioterapeut",
    OCCUPATIONAL_THERAPIST: "Ergoterapeut",
    DOCTOR: "Rehabilitačný lekár",
    OTHER: "Iná",
  },
} satisfies Words<typeof cs>;
