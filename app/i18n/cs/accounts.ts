export const accounts = {
  loginTitle: "Přihlášení",
  login: "Přihlásit se",
  email: "E-mail",
  password: "Heslo",
  loginRefused: "Přihlásit se nepodařilo",
  refusedLogins_one:
    "Od\u00a0posledního přihlášení byl {{count}} neúspěšný pokus. Pokud jste to nebyli vy, změňte si heslo.",
  refusedLogins_few:
    "Od\u00a0posledního přihlášení byly {{count}} neúspěšné pokusy. Pokud jste to nebyli vy, změňte si heslo.",
  refusedLogins_many:
    "Od\u00a0posledního přihlášení bylo {{count}} neúspěšného pokusu. Pokud jste to nebyli vy, změňte si heslo.",
  refusedLogins_other:
    "Od\u00a0posledního přihlášení bylo {{count}} neúspěšných pokusů. Pokud jste to nebyli vy, změňte si heslo.",
  changePassword: "Změnit heslo",
  sessionEnded: "Po delší době klidu jsme vás odhlásili. Přihlaste se a\u00a0budete tam, kde jste skončili.",
  sessionEndedKept:
    "Po delší době klidu jsme vás odhlásili. Co jste rozepsali, je uložené a\u00a0po přihlášení se otevře.",
  endedTitle: "Přihlášení skončilo",
  endedText: "Stránku jsme zavřeli, aby ji nečetl nikdo jiný. Přihlaste se a\u00a0budete tam, kde jste skončili.",
  endedKept:
    "Stránku jsme zavřeli, aby ji nečetl nikdo jiný. Co jste rozepsali, je uložené a\u00a0po přihlášení se otevře.",
  notEnded: "Jste přihlášeni.",
  endedGoOn: "Pokračovat na\u00a0stránku",
  noAccount: "Nemáte účet?",
  register: "Založte si ho",
  toLogin: "Přihlásit se",

  logoutQuestion: "Odhlásit se?",
  logoutText: "Přihlášení na tomto zařízení skončí.",
  unsavedTitle: "V\u00a0tomto zařízení je text zprávy, který server ještě nemá",
  unsavedText: "Odhlášením by zmizel. Otevřete nejdřív rozepsanou zprávu a\u00a0uložte ji.",
  logout: "Odhlásit se",
  loggedOut: "Jste odhlášeni.",

  reauthenticateTitle: "Potvrďte, že jste to vy",
  reauthenticateByPassword:
    "Co chcete udělat, se těžko vrací. Než to dokončíte, napište prosím znovu své heslo. Deset minut se na\u00a0ně pak už nezeptáme.",
  reauthenticateByCode:
    "Co chcete udělat, se těžko vrací. Než to dokončíte, opište prosím kód z\u00a0telefonu, nebo použijte záložní kód. Deset minut se pak už nezeptáme.",
  reauthenticateHint: "To, kterým se přihlašujete. PIN tu nestačí.",
  reauthenticate: "Potvrdit",
  reauthenticateRefused: "Potvrdit se to nepodařilo",
  reauthenticated: "Děkujeme, teď to můžete dokončit.",
  reauthenticatedLeft_one: "Děkujeme, teď to můžete dokončit. Zbývá vám {{count}} záložní kód.",
  reauthenticatedLeft_few: "Děkujeme, teď to můžete dokončit. Zbývají vám {{count}} záložní kódy.",
  reauthenticatedLeft_many: "Děkujeme, teď to můžete dokončit. Zbývá vám {{count}} záložního kódu.",
  reauthenticatedLeft_other: "Děkujeme, teď to můžete dokončit. Zbývá vám {{count}} záložních kódů.",

  registerTitle: "Registrace",
  registerText: "Na\u00a0tuto adresu vám pošleme odkaz, kterým registraci dokončíte.",
  registrationClosed: "Registrace je uzavřená. O\u00a0přístup požádejte správce svého zařízení, pošle vám pozvánku.",
  sendLink: "Poslat odkaz",
  linkRefused: "Odkaz se nepodařilo poslat",
  haveAccount: "Účet už máte?",
  linkSentTitle: "Podívejte se do\u00a0pošty",
  registrationSentText: "Na\u00a0adresu {{email}} jsme poslali, jak pokračovat. Odkaz platí 48\u00a0hodin.",
  notArrived: "Nic nepřišlo? Podívejte se do\u00a0nevyžádané pošty, nebo si",
  sendAgain: "nechte poslat odkaz znovu",

  forgottenTitle: "Zapomenuté heslo",
  forgottenText: "Zadejte e-mail, kterým se přihlašujete. Pošleme vám odkaz k\u00a0nastavení nového hesla.",
  forgottenSentText:
    "Pokud k\u00a0zadané adrese patří účet, poslali jsme na\u00a0ni odkaz k\u00a0nastavení nového hesla. Platí hodinu.",

  renewTitle: "Nové heslo",
  renewText: "Nastavte nové heslo k\u00a0účtu {{email}}. Na\u00a0ostatních zařízeních vás odhlásíme.",
  newPassword: "Nové heslo",
  passwordAgain: "Heslo znovu",
  passwordHint: "Nejméně 10\u00a0znaků. Dobře poslouží několik slov, která spolu nesouvisejí.",
  setPassword: "Nastavit heslo",
  passwordRenewed: "Nové heslo platí.",

  createPasswordTitle: "Vytvoření hesla",
  createPasswordText: "Zvolte heslo k\u00a0účtu {{email}}.",
  createAccount: "Vytvořit účet",

  loginEmail: {
    title: "Nový přihlašovací e-mail",
    text: "Teď se přihlašujete adresou {{present}}. Po\u00a0změně se budete přihlašovat adresou {{email}}.",
    effect: "Heslo zůstane stejné. Na\u00a0ostatních zařízeních vás odhlásíme.",
    confirm: "Změnit přihlašovací e-mail",
    ended:
      "Odkaz ke\u00a0změně přihlašovacího e-mailu platí hodinu, jen jednou a\u00a0jen pro účet, který o\u00a0změnu požádal. Změna, kterou jste už potvrdili, platí.",
    changed: "Přihlašovací e-mail je změněný. Od\u00a0teď se přihlašujte novou adresou.",
  },

  tokenCheckTitle: "Odkaz z\u00a0e-mailu",
  linkEndedTitle: "Odkaz už neplatí",
  newLink: "Poslat nový odkaz",
  passwordLinkEnded: "Odkaz k\u00a0nastavení hesla platí hodinu a\u00a0jen jednou.",
  registrationLinkEnded: "Odkaz vypršel, nebo byl už použit. Pokud jste heslo vytvořili, přihlaste se.",
  tokenEnded:
    "Odkaz vypršel, nebo byl už použit. Nový odkaz k\u00a0heslu si necháte poslat z\u00a0přihlašovací stránky, novou pozvánku od správce zařízení.",
  invitationEnded: "Pozvánka vypršela, nebo byla už přijata. O\u00a0novou požádejte správce zařízení.",
  registeredTitle: "Účet už máte",
  registeredText: "Účet {{email}} je hotový, stačí se přihlásit.",
  somebodyElseTitle: "Pozvánka je pro někoho jiného",
  somebodyElseText:
    "Pozvánka patří adrese {{email}}, přihlášeni jste jako {{user}}. Odhlaste se a\u00a0otevřete odkaz z\u00a0e-mailu znovu.",

  createProfileTitle: "Nové zařízení",
  createProfileText: "Stanete se jeho správcem. Ostatní údaje doplníte později v\u00a0nastavení.",
  medicalCenterName: "Název zařízení",
  country: "Země",
  countryHint: "Určuje měnu, svátky a\u00a0pravidla pro doklady.",
  degreeBefore: "Titul před jménem",
  name: "Jméno",
  surname: "Příjmení",
  degreeAfter: "Titul za jménem",
  phone: "Telefon",
  motusProfession: "Profese",
  found: "Založit zařízení",
  foundingClosed: "Nová zařízení se tu nezakládají. Požádejte správce svého zařízení o\u00a0pozvánku.",
  acceptTitle: "Přijetí pozvánky",
  acceptText: "{{center}} vás zve, vaše role bude {{role}}. Zkontrolujte své údaje.",
  accept: "Přijmout pozvánku",
  welcomeFounder: "Vítejte. Co ještě nastavit, je nad kalendářem.",
  welcome: "Vítejte, vše je připravené.",

  chooseProfileTitle: "Kde dnes pracujete?",
  currentPlace: "právě tady",
  foundAnother: "Založit další zařízení",
  myPlaces: "Moje zařízení",

  role: { ROLE_ADMIN: "správce", ROLE_PARAMEDIC: "zdravotník", ROLE_RECEPTIONIST: "recepční" },
  profession: {
    PHYSIOTHERAPIST: "Fyzioterapeut",
    OCCUPATIONAL_THERAPIST: "Ergoterapeut",
    DOCTOR: "Rehabilitační lékař",
    OTHER: "Jiná",
  },
} as const;
