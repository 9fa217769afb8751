export const site = {
  cookiesTitle: "Soubory cookie",
  cookiesText:
    "Motus ukládá jen to, bez čeho by nefungoval. Nic tu neměří návštěvnost ani neslouží reklamě, proto se na\u00a0souhlas neptáme.",
  cookieSession: "Přihlášení",
  cookieSessionText:
    "Kdo je přihlášený, zda se zařízení už ověřilo kódem a\u00a0zda je to sdílený počítač. Nejdéle rok.",
  cookieChoices: "Vaše volby",
  cookieChoicesText:
    "Jazyk, vzhled, zúžená nabídka a\u00a0skrytá jména v\u00a0kalendáři; také to, že zařízení už má uložené styly stránek. Nejdéle rok.",
  cookieMessages: "Zprávy po uložení",
  cookieMessagesText: "Třeba „Karta je uložená“, než ji stránka ukáže. Nejdéle deset minut.",
  sampler: "Vzorník",
  appearanceSaved: "Vzhled je nastavený.",
  theme: "Vzhled",
  themeLight: "Světlý",
  themeSystem: "Podle systému",
  themeDark: "Tmavý",
  themeSave: "Použít vzhled",
} as const;
