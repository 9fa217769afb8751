import type { staff as words } from "../cs/staff.ts";
import type { Words } from "../words.ts";

export const staff: Words<typeof words> = {
  title: "Zamestnanci",
  text: "Kto má do\u00a0zariadenia prístup a\u00a0kto už odišiel",
  what: "Po ukončení prístupu sa už neprihlási. Jeho záznamy zostanú.",
  person: "Zamestnanec",
  work: "Profesia a\u00a0rola",
  email: "E-mail",
  secondFactor: "Dvojfázové prihlásenie",
  lastLogin: "Posledné prihlásenie",
  never: "zatiaľ žiadne",
  sessions: "Prihlásenie",
  sessionsCount_one: "na\u00a0{{count}} zariadení",
  sessionsCount_few: "na\u00a0{{count}} zariadeniach",
  sessionsCount_many: "na\u00a0{{count}} zariadenia",
  sessionsCount_other: "na\u00a0{{count}} zariadeniach",
  nowhere: "nikde",
  state: "Stav",
  active: "má prístup",
  invited: "pozvánka čaká",
  gone: "odišiel {{when}}",
  you: "vy",
  ahead: "Naplánované",
  aheadCount_one: "{{count}} udalosť",
  aheadCount_few: "{{count}} udalosti",
  aheadCount_many: "{{count}} udalosti",
  aheadCount_other: "{{count}} udalostí",
  nothing: "nič",
  inCalendar: "Ukázať v\u00a0kalendári",
  drafts: "Nepodpísané správy",
  did: "Činnosť v\u00a0zariadení",
  hours: "Pracovný čas",
  ownNote: "Svoj prístup neukončíte sami, urobí to iný správca.",

  end: "Ukončiť prístup",
  endText: "{{name}} sa do\u00a0zariadenia už nedostane. Stane sa toto:",
  endInvitedText: "Pozvánka pre {{name}} prestane platiť.",
  endSessionsItem:
    "Hneď sa skončí každé prihlásenie sem, aj na\u00a0zdieľaných počítačoch. Čo práve píše a\u00a0neodoslal, sa neuloží.",
  endElsewhereItem:
    "Kto nepracuje v\u00a0inom zariadení, príde aj o\u00a0PIN a\u00a0zapamätané zariadenia. Prístup inam zostane.",
  endAheadItem_one: "{{count}} udalosť zostane naplánovaná s\u00a0týmto menom. Presuňte ju alebo zrušte.",
  endAheadItem_few: "{{count}} udalosti zostanú naplánované s\u00a0týmto menom. Presuňte ich alebo zrušte.",
  endAheadItem_many: "{{count}} udalosti zostane naplánované s\u00a0týmto menom. Presuňte ich alebo zrušte.",
  endAheadItem_other: "{{count}} udalostí zostane naplánovaných s\u00a0týmto menom. Presuňte ich alebo zrušte.",
  endNothingAheadItem: "Naplánované nie je nič.",
  endSignedItem: "Podpísané správy zostanú, ako sú.",
  endDraftsItem_one: "{{count}} správa zostane nepodpísaná: nikto iný ju nepodpíše. Nech ju podpíše ešte predtým.",
  endDraftsItem_few: "{{count}} správy zostanú nepodpísané: nikto iný ich nepodpíše. Nech ich podpíše ešte predtým.",
  endDraftsItem_many: "{{count}} správy zostane nepodpísané: nikto iný ich nepodpíše. Nech ich podpíše ešte predtým.",
  endDraftsItem_other: "{{count}} správ zostane nepodpísaných: nikto iný ich nepodpíše. Nech ich podpíše ešte predtým.",
  endHoursItem: "Pracovný čas zostane uložený, voľné termíny sa z\u00a0neho už neponúkajú.",
  endMailItem: "Pošleme o\u00a0tom e-mail. Prístup môžete kedykoľvek vrátiť.",
  ended: "Prístup je ukončený.",

  back: "Vrátiť prístup",
  backText:
    "{{name}} bude mať prístup ako predtým: rolu {{role}} a\u00a0rovnaký pracovný čas. Pošleme o\u00a0tom e-mail.",
  backInvitedText: "{{name}} bude znova medzi pozvanými.",
  isBack: "Prístup je vrátený.",

  signOut: "Odhlásiť",
  signOutText:
    "Na\u00a0všetkých počítačoch a\u00a0telefónoch sa skončí prihlásenie človeka {{name}} do\u00a0tohto zariadenia. Ak pracuje aj inde, tam prihlásenie zostane. Čo nie je uložené, sa môže stratiť. Heslo zostane rovnaké.",
  signedOut: "Prihlásenia do\u00a0tohto zariadenia sa skončili.",

  newPassword: "Poslať odkaz na nové heslo",
  newPasswordText:
    "{{name}} dostane e-mailom odkaz, na ktorom si nastaví nové heslo. Platí hodinu a\u00a0vy ho neuvidíte. Doterajšie heslo dovtedy platí ďalej.",
  newPasswordSent: "Odkaz na nové heslo je odoslaný.",
};
