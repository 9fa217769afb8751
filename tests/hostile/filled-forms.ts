import { eachCardField } from "#rules/patients/card-fields.ts";
import { emails, ids, password, uuids, type Role } from "#tests/cast/people.ts";
import type { openWaysIn } from "./ways-in.ts";

/** A form and its sender; `also` goes along as it is: fields that another form has tried. */
type Form = { who: Role | null; path: string; fields: Record<string, string>; also?: Record<string, string> };

const person = { degreeBefore: "Mgr.", name: "Iva", surname: "Nová", degreeAfter: "", phone: "601 000 200" };
const good = "modrý koloběžkář ve žitě";
const event = {
  eventType: "EVENT",
  patient: String(ids.patients.karel),
  procedure: String(ids.procedures.therapy),
  date: "20. 3. 2026",
  from: "8:30",
  to: "",
  duration: "",
  owner: String(ids.profiles.paramedic),
  staffs: "",
  facilities: "",
  name: "",
  note: "",
  allDay: "",
  lastDate: "",
  override: "",
  overrideReason: "",
};
const repeat = {
  seen: "1",
  "repeat.frequency": "WEEKLY",
  "repeat.interval": "",
  "repeat.weekdays": "",
  "repeat.monthlyBy": "",
  "repeat.until": "",
  "repeat.count": "3",
  "repeat.leaveOut": "",
  "repeat.leftOut": "",
  "repeat.moves.2026-03-27.to": "",
  "repeat.moves.2026-03-27.at": "",
};
const card = {
  ...Object.fromEntries(eachCardField.flatMap(({ name }) => (name === "address" ? [] : [[name, ""]]))),
  ...person,
  dateOfBirth: "1. 2. 1980",
  sex: "FEMALE",
  insuranceCompanyCode: "111",
  country: "CZ",
  "address.uliceNazev": "",
  "address.cisloDomovni": "",
  "address.cisloOrientacni": "",
  "address.psc": "",
  "address.obecNazev": "",
  "address.castObceNazev": "",
  confirmDuplicate: "on",
};
/** Forms of the pages as they are meant to be filled in, by name; `token` opens those of links in mails. */
export const filledForms = (token: Awaited<ReturnType<typeof openWaysIn>>["token"]): Record<string, Form> => ({
  login: { who: null, path: "/prihlaseni", fields: { username: emails.admin, password } },
  registration: { who: null, path: "/registrace", fields: { email: "nova@nowhere.example" } },
  "forgotten password": { who: null, path: "/zapomenute-heslo", fields: { email: emails.admin } },
  "renewed password": {
    who: null,
    path: `/obnova-hesla/${token.password}`,
    fields: { password: good, passwordAgain: good },
  },
  "first password": {
    who: null,
    path: `/vytvoreni-hesla?token=${token.password}`,
    fields: { password: good, passwordAgain: good },
  },
  "e-mail of the login": {
    who: "admin",
    path: "/nastaveni/osobni/uzivatelsky-ucet/prihlasovaci-email",
    fields: { email: "nova@nowhere.example" },
  },
  "e-mail confirmed": { who: "lonely", path: `/prihlasovaci-email/${token.email}`, fields: {} },
  "new centre": {
    who: "lonely",
    path: "/vytvoreni-profilu",
    fields: { ...person, medicalCenterName: "Ordinace", country: "CZ", motusProfession: "DOCTOR" },
  },
  invitation: { who: "admin", path: `/vytvoreni-profilu?token=${token.invitation}`, fields: person },
  "choice of a profile": { who: "foreign", path: "/vyber-profilu", fields: { profile: String(ids.profiles.foreign) } },
  account: {
    who: "admin",
    path: "/nastaveni/osobni/uzivatelsky-ucet",
    fields: { name: "Dana", surname: "Marešová", phone: "", locale: "cs", version: "1" },
  },
  "change of password": {
    who: "admin",
    path: "/nastaveni/osobni/zmena-hesla",
    fields: { currentPassword: password, password: good, passwordAgain: good },
  },
  "second step": { who: null, path: "/prihlaseni/druhy-krok", fields: { code: "000000", rememberDevice: "on" } },
  "second factor turned on": {
    who: "admin",
    path: "/nastaveni/osobni/dvoufazove-prihlaseni/zapnuti",
    fields: { password: "jiné" },
  },
  "second factor reauthenticated": {
    who: "admin",
    path: "/nastaveni/osobni/dvoufazove-prihlaseni/zapnuti/kod",
    fields: { code: "000000" },
  },
  "second factor turned off": {
    who: "admin",
    path: "/nastaveni/osobni/dvoufazove-prihlaseni/vypnuti",
    fields: { password, code: "000000" },
  },
  event: { who: "admin", path: "/nova-udalost", fields: event },
  series: { who: "admin", path: "/nova-udalost", fields: repeat, also: event },
  "search for a patient": {
    who: "admin",
    path: "/nova-udalost?find=1",
    fields: { eventType: "EVENT", patient: "", patientQuery: "", name: "", note: "" },
  },
  "new card": { who: "admin", path: "/kartoteka/novy", fields: card },
  "changed card": {
    who: "admin",
    path: `/kartoteka/${uuids.jana}/upravit`,
    fields: { version: "1", name: "Jana", surname: "Dvořáčková" },
  },
  erasure: {
    who: "admin",
    path: `/kartoteka/${uuids.karel}/vymaz`,
    fields: { requestedOn: "zítra", request: "", version: "1" },
  },
  "card kept longer": {
    who: "admin",
    path: `/kartoteka/${uuids.karel}/ponechani`,
    fields: { reason: "", until: "kdysi" },
  },
  "years of retention": {
    who: "admin",
    path: "/nastaveni/zdravotnicke-zarizeni/doba-uchovani",
    fields: { years: "5" },
  },
  appearance: { who: "admin", path: "/vzhled", fields: { theme: "dark", redirect: "/vzhled" } },
});
