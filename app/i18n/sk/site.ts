import type { Words } from "../words.ts";
import type { site as cs } from "../cs/site.ts";

export const site = {
  cookiesTitle: "Súbory cookie",
  cookiesText:
    "Motus ukladá len to, bez čoho by nefungoval. Nič tu nemeria návštevnosť ani neslúži reklame, preto sa na\u00a0súhlas nepýtame.",
  cookieSession: "Prihlásenie",
  cookieSessionText:
    "Kto je prihlásený, či sa zariadenie už overilo kódom a\u00a0či je to zdieľaný počítač. Najdlhšie rok.",
  cookieChoices: "Vaše voľby",
  cookieChoicesText:
    "Jazyk, vzhľad, zúžená ponuka a\u00a0skryté mená v\u00a0kalendári; aj to, že zariadenie už má uložené štýly stránok. Najdlhšie rok.",
  cookieMessages: "Správy po uložení",
  cookieMessagesText: "Napríklad „Karta je uložená“, kým ju stránka nezobrazí. Najdlhšie desať minút.",
  sampler: "Vzorkovník",
  appearanceSaved: "Vzhľad je nastavený.",
  theme: "Vzhľad",
  themeLight: "Svetlý",
  themeSystem: "Podľa systému",
  themeDark: "Tmavý",
  themeSave: "Použiť vzhľad",
} as const satisfies Words<typeof cs>;
