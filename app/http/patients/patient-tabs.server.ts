import { redirect } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { PatientBasics, PatientCardTab } from "#app/graphql/patients/patients.ts";
import { PatientFtVouchers } from "#app/graphql/insurers/ft-vouchers.ts";
import { PatientVouchers } from "#app/graphql/money/vouchers.ts";
import { PatientVisits } from "#app/graphql/patients/patient-visits.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { countryOptions } from "#rules/patients/countries.ts";
import { may } from "#rules/permissions.ts";
import { localDate } from "#rules/time/time.ts";
import { namesHidden } from "../calendar/calendar-choice.server.ts";
import { loadGrid } from "../grids/load-grid.server.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { signedIn } from "../session/me.server.ts";
import { readReports } from "../medical-reports/reports.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

type Query = QueryOf<typeof patientPages.patient>;

/**
 * The tabs of a patient's card in their order, each with its query. A document includes the head and the user
 * (`...PatientCardHead`, `...Myself`), so that a tab is one query; `bringsMe` hands the second on.
 */
const tabs = {
  dokumentace: readDocumentation,
  "ft-poukazy": readFtVouchers,
  permanentky: readVouchers,
  navstevy: readVisits,
  prilohy: readAttachments,
  "zakladni-udaje": readBasics,
};
type Tab = keyof typeof tabs;
export const patientCardTabs = Object.keys(tabs) as Tab[];

/** The tabs that the user's centre has: FT vouchers are of Czech insurers. */
export async function tabsHere(args: Args): Promise<Tab[]> {
  const { profile } = await signedIn(args);
  return patientCardTabs.filter((tab) => tab !== "ft-poukazy" || profile?.medicalCenter?.country === "CZ");
}

/** The view of a card that the address asks for: its tab, that of the visit it names, or the one most used. */
export async function readPatientTab(args: Args, query: Query) {
  const { tab = query.attendanceId ? "navstevy" : undefined } = query;
  const part = await tabs[patientCardTabs.find((known) => known === tab) ?? (await firstTab(args))](args, query);
  const { uuid } = part.patientCard;
  const { sort, direction } = query;
  const when = part.tab === "navstevy" ? query.when : undefined;
  // A merged card leads to the one that it has become a part of.
  if (uuid !== args.params.uuid!.toLowerCase())
    throw redirect(hrefHere(args, patientPages.patient, { uuid, ...query }));
  // A screen that patients see says nothing of money.
  if (await namesHidden(args)) Object.assign(part.patientCard, { owed: null, availableProcedureVouchers: [] });
  return { ...part, query: { tab: part.tab, sort, direction, when } };
}

/** Users who write reports come for the documentation, others for the basic data. */
async function firstTab(args: Args): Promise<Tab> {
  const { profile } = await signedIn(args);
  const writes =
    profile && may({ role: profile.profileRole, profession: profile.motusProfession }, "medicalReport:write");
  return writes ? "dokumentace" : "zakladni-udaje";
}

async function readBasics(args: Args) {
  const answer = load(args, PatientBasics, { uuid: args.params.uuid! });
  args.context.bringsMe = answer;
  const { patientCard, me } = await answer;
  const abroad =
    patientCard.country === "CZ"
      ? undefined
      : countryOptions(await myLocale(args)).find(({ code }) => code === patientCard.country);
  const { gdprActive = false, gdprConsentByEmail = false } = me.profile?.medicalCenter ?? {};
  const consents = { asked: gdprActive, byEmail: gdprConsentByEmail && !patientCard.archived };
  const actor = me.profile && { role: me.profile.profileRole, profession: me.profile.motusProfession };
  const rights = {
    access: actor !== null && may(actor, "patientRights:serve"),
    copy: actor !== null && may(actor, "medicalReport:read"),
    erase: actor !== null && may(actor, "patientCard:erase"),
  };
  return {
    tab: "zakladni-udaje" as const,
    patientCard,
    country: abroad?.name ?? null,
    consents,
    rights,
    today: localDate(args.context.now()),
  };
}

async function readHead(args: Args) {
  const answer = load(args, PatientCardTab, { uuid: args.params.uuid! });
  args.context.bringsMe = answer;
  return (await answer).patientCard;
}

async function readDocumentation(args: Args, query: Query) {
  const patientCard = await readHead(args);
  return { tab: "dokumentace" as const, patientCard, ...(await readReports(args, patientCard, query)) };
}

async function readVisits(args: Args, query: Query) {
  const answer = load(args, PatientVisits, { uuid: args.params.uuid! });
  args.context.bringsMe = answer;
  const { patientCard } = await answer;
  const { page, when, attendanceId } = query;
  const by = sortedBy(query, "visit", "away");
  const list = await loadGrid(args, "visits", { patientCard: patientCard.id, page, when, row: attendanceId, ...by });
  // A screen that patients see says nothing of money.
  if (await namesHidden(args)) for (const { outcome } of list.items) if (outcome) outcome.payment = null;
  return { tab: "navstevy" as const, patientCard, list, marked: attendanceId };
}

async function readVouchers(args: Args) {
  const answer = load(args, PatientVouchers, { uuid: args.params.uuid! });
  args.context.bringsMe = answer;
  const { patientCard, procedureVouchers: vouchers } = await answer;
  return { tab: "permanentky" as const, patientCard, vouchers, today: localDate(args.context.now()) };
}

async function readFtVouchers(args: Args) {
  const answer = load(args, PatientFtVouchers, { uuid: args.params.uuid! });
  args.context.bringsMe = answer;
  const { patientCard, ftVouchers } = await answer;
  return { tab: "ft-poukazy" as const, patientCard, ftVouchers, today: localDate(args.context.now()) };
}

async function readAttachments(args: Args, query: Query) {
  const patientCard = await readHead(args);
  const by = sortedBy(query, "file", "type", "added");
  const list = await loadGrid(args, "attachments", { patientCard: patientCard.id, page: query.page, ...by });
  return { tab: "prilohy" as const, patientCard, list };
}

/** The order that the address names, where the tab's list has it. */
const sortedBy = ({ sort, direction }: Query, ...sorts: Query["sort"][]) =>
  sorts.includes(sort) ? { sort, direction } : {};
