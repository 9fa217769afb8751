import type { calendarSync as words } from "../cs/calendar-sync.ts";
import type { Words } from "../words.ts";

export const calendarSync: Words<typeof words> = {
  title: "Synchronizácia s\u00a0kalendárom",
  text: "Termíny v\u00a0kalendári v\u00a0telefóne alebo počítači",
  mineTitle: "Synchronizácia s\u00a0mojím kalendárom",
  mineText: "Vaše termíny v\u00a0kalendári v\u00a0telefóne alebo počítači",
  what: "Na\u00a0každý e-mail pošleme tajnú adresu kalendára iba na čítanie. Kto si ju vloží do svojho kalendára, uvidí v\u00a0ňom termíny od minulých 30\u00a0dní do nasledujúcich 400.",
  shows:
    "Termíny pacientov sú v\u00a0ňom ako „Obsadené“, bez služieb, dôvodov a\u00a0poznámok. Názov vlastnej udalosti, napríklad porady, je v\u00a0ňom celý.",
  showsNames:
    "Termíny pacientov sú v\u00a0ňom pod ich menami, bez služieb, dôvodov a\u00a0poznámok. Názov vlastnej udalosti, napríklad porady, je v\u00a0ňom celý.",
  names: "Mená pacientov v\u00a0kalendároch",
  on: "Zapnuté",
  off: "Vypnuté",
  turnOn: "Zapnúť",
  turnOff: "Vypnúť",
  namesOnText:
    "Do kalendárov v\u00a0telefónoch a\u00a0počítačoch sa dostanú mená pacientov, aj s\u00a0časom návštevy. Zvyčajne ich ukladá služba, ktorá kalendár prevádzkuje, a\u00a0Motus ich odtiaľ nevezme späť. Zapnite ich, len ak na to máte s\u00a0touto službou zmluvu.",
  namesOffText: "Novo načítané kalendáre mená pacientov mať nebudú. Čo si niekto uložil inam, tam zostane.",
  switched: "Nastavenie je uložené.",
  email: "E-mail",
  emailHint: "Adresu kalendára uvidí iba ten, kto číta túto schránku.",
  sent: "Adresa poslaná",
  read: "Naposledy čítané",
  never: "zatiaľ nie",
  add: "Pridať e-mail",
  addTo: "Pridať e-mail ku kalendáru: {{name}}",
  addTitle: "Nový e-mail",
  addText: "Kalendár: {{name}}. Na e-mail pošleme tajnú adresu, ktorú si príjemca vloží do svojho kalendára.",
  save: "Pridať a\u00a0poslať adresu",
  added: "Adresu kalendára sme poslali na {{email}}.",
  renew: "Poslať novú adresu",
  renewTitle: "Nová adresa kalendára",
  renewText: "Na {{email}} pošleme novú adresu kalendára: {{name}}. Doterajšia adresa hneď prestane platiť.",
  renewed: "Novú adresu sme poslali na {{email}}.",
  remove: "Odobrať",
  removeTitle: "Odobrať e-mail od kalendára",
  removeText:
    "Adresa, ktorú má {{email}}, hneď prestane platiť. Kalendár: {{name}}. Čo si z\u00a0neho už niekto uložil, tam zostane.",
  removed: "E-mail je odobratý a\u00a0jeho adresa už neplatí.",
  empty: "Zatiaľ ho nikto nečíta.",
};
