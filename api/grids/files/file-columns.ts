import { columnsFor, gridColumns, type GridName, type GridRow } from "#rules/grids/columns.ts";
import { isCenterAction } from "#rules/audit/audit-actions.ts";
import { isPatientAction } from "#rules/audit/patient-actions.ts";
import type { GridKind, GridValues, PreferredTime } from "#rules/grids/column.ts";
import type { NoticeAbout } from "#rules/grids/oversight-values.ts";
import type { GridWords } from "#rules/grids/words/grid-words.ts";
import { formatDate, formatTime, type Money } from "#rules/format.ts";
import { mailState } from "#rules/grids/mail-state.ts";
import { paidWord } from "#rules/grids/paid-word.ts";
import type { Actor } from "#rules/permissions.ts";
import { localDate, localTime, type IsoDate } from "#rules/time/time.ts";

/** A value in a file; dates and times are those of Prague's clocks, as if they were UTC. */
export type FileValue = string | number | Date | Money | null;
export type FileColumn<Row> = {
  header: string;
  type: "text" | "date" | "time" | "integer" | "money";
  valueOf: (row: Row) => FileValue;
};
type GridColumn = FileColumn<GridRow<GridName>>;

type Part<Value> = {
  type: GridColumn["type"];
  of: (value: Value, words: GridWords) => FileValue;
  suffix?: "by" | "from" | "to" | "born" | "report";
};
type Parts = { [Kind in GridKind]: Part<GridValues[Kind]>[] };

const name: Part<{ name: string }> = { type: "text", of: ({ name }) => name };
const wallClock = (at: Date) => new Date(`${localDate(at)}T${localTime(at)}Z`);
/** The words of an action on a card; of the centre's other actions a card's log has none. */
function saidAs(action: string, { patientActions, otherAction }: GridWords): string {
  return isPatientAction(action) ? wordOf(patientActions, action) : otherAction;
}
function wordOf(words: Record<string, Record<string, string>>, action: string): string {
  const [entity = "", verb = ""] = action.split(".");
  return words[entity]![verb]!;
}
/** An entry of the centre's log as its page shows it. */
function entryAs({ action, factor, setting, count }: GridValues["audit-action"], words: GridWords): string {
  const { actions, factors, settings } = words.auditEntries;
  const said = isCenterAction(action) ? wordOf(actions, action) : saidAs(action, words);
  const details = [factor && factors[factor], setting && settings[setting], count && count > 1 ? `${count}×` : null];
  return [said, ...details.filter(Boolean).map((detail) => `(${detail})`)].join(" ");
}
const aboutWord = (about: NoticeAbout, { occasions, change }: GridWords["notices"]) =>
  about === "CHANGE" ? change : occasions[about];
function noticeStateAs({ state, stopReason, failure }: GridValues["notice-state"], { notices }: GridWords): string {
  const why = stopReason ? notices.reasons[stopReason] : failure;
  return why ? `${notices.states[state]}: ${why}` : notices.states[state];
}
/** Without words but those of days: `po, st 8:00–12:00; 17.3.2026–`. */
function preferredTime(value: PreferredTime, { weekdays }: GridWords): string | null {
  const between = (from: string | null, to: string | null) => (from || to ? `${from ?? ""}–${to ?? ""}` : "");
  const days = value.weekdays.map((day) => weekdays[day as keyof typeof weekdays]).join(", ");
  const date = (day: IsoDate | null) => day && formatDate(day, "cs").replaceAll("\u00a0", "");
  const hours = between(value.timeFrom && formatTime(value.timeFrom), value.timeTo && formatTime(value.timeTo));
  const dates = between(date(value.availableFrom), date(value.availableTo));
  return [[days, hours].filter(Boolean).join(" "), dates].filter(Boolean).join("; ") || null;
}
const UNITS = { YEAR: "Y", MONTH: "M", WEEK: "W", DAY: "D" };

/** The columns of a file that a column of each kind gives. */
const parts: Parts = {
  text: [{ type: "text", of: (text) => text }],
  date: [{ type: "date", of: (day) => new Date(day) }],
  integer: [{ type: "integer", of: (number) => number }],
  percent: [{ type: "integer", of: (percent) => percent }],
  "external-link": [{ type: "text", of: (address) => address }],
  money: [{ type: "money", of: (money) => money }],
  // As ISO 8601 writes it: P6M, PT45M.
  duration: [
    { type: "text", of: ({ amount, unit }) => (unit === "MINUTE" ? `PT${amount}M` : `P${amount}${UNITS[unit]}`) },
  ],
  "created-at-and-by": [
    { type: "time", of: ({ at }) => wallClock(new Date(at)) },
    { type: "text", of: ({ by }) => by, suffix: "by" },
  ],
  "date-range": [
    { type: "date", of: ({ from }) => new Date(from), suffix: "from" },
    { type: "date", of: ({ to }) => new Date(to), suffix: "to" },
  ],
  boolean: [{ type: "text", of: (value, { answers }) => (value ? answers.yes : answers.no) }],
  "procedure-name": [name],
  color: [{ type: "text", of: (color, { colors }) => colors[color] }],
  "procedure-type": [{ type: "text", of: ({ type }, { procedureTypes }) => procedureTypes[type] }],
  "vat-rate": [{ type: "text", of: (rate, { vatRates }) => vatRates[rate] }],
  "procedure-profiles": [{ type: "text", of: (names, { givenByNobody }) => names.join(", ") || givenByNobody }],
  "additional-procedure-name": [name],
  facility: [name],
  "facility-type": [{ type: "text", of: (type, { facilityTypes }) => facilityTypes[type] }],
  "facility-profiles": [{ type: "text", of: (names, { usedByAll }) => names.join(", ") || usedByAll }],
  profile: [{ type: "text", of: ({ fullName }) => fullName }],
  profession: [
    {
      type: "text",
      of: ({ profession, role }, { professions, roles }) => `${professions[profession]}, ${roles[role]}`,
    },
  ],
  "second-factor": [{ type: "time", of: ({ since }) => since && wallClock(new Date(since)) }],
  "last-login": [{ type: "time", of: ({ at }) => at && wallClock(new Date(at)) }],
  "open-sessions": [{ type: "integer", of: (number) => number }],
  "profile-state": [{ type: "text", of: ({ state }, { profileStates }) => profileStates[state] }],
  "report-template": [name],
  "template-procedure": [{ type: "text", of: ({ name }, { phrase }) => name ?? phrase }],
  "template-owner": [{ type: "text", of: (owner, { templateOwners }) => templateOwners[owner] }],
  priced: [name],
  "price-target": [{ type: "text", of: (target, { priceTargets }) => priceTargets[target] }],
  "coming-price": [
    { type: "money", of: ({ price }) => price },
    { type: "date", of: ({ from }) => new Date(from), suffix: "from" },
  ],
  enum: [{ type: "text", of: (format, { formats }) => formats[format] }],
  file: [{ type: "text", of: ({ file }) => file?.name ?? null }],
  "patient-card": [{ type: "text", of: ({ fullName }) => fullName }],
  payment: [name],
  "payment-methods": [{ type: "text", of: (found, { methods }) => found.map((method) => methods[method]).join(", ") }],
  "cash-receipt": [{ type: "text", of: ({ number }) => number }],
  "payment-method": [{ type: "text", of: (method, { methods }) => methods[method] }],
  "boolean-paid": [{ type: "text", of: (state, { paid }) => paid[paidWord(state)] }],
  "invoice-state": [
    { type: "text", of: (state, { credits, paid }) => (state.credit ? credits[state.credit] : paid[paidWord(state)]) },
  ],
  invoice: [{ type: "text", of: ({ number }) => number }],
  "procedure-voucher": [name],
  "procedure-voucher-preset": [name],
  // As the page has it, without its words.
  frequencies: [{ type: "text", of: (limits) => limits.map((limit) => limit.join(" + ")).join(" / ") || null }],
  "insurance-contract": [name],
  "ft-voucher-applicant": [name],
  "ft-voucher": [{ type: "date", of: ({ issuedAt }) => new Date(issuedAt) }],
  "ft-voucher-limit": [
    { type: "text", of: ({ limit }, { limits }) => limits[limit] },
    { type: "date", of: ({ by }) => new Date(by), suffix: "to" },
  ],
  "ft-voucher-state": [{ type: "text", of: (state, { ftVouchers }) => ftVouchers[state] }],
  batch: [{ type: "integer", of: ({ number }) => number }],
  "batch-state": [{ type: "text", of: (state, { batches }) => batches[state] }],
  "batch-file": [name],
  "returned-document": [{ type: "integer", of: ({ number }) => number }],
  "returned-kind": [{ type: "text", of: (kind, { returnedKinds }) => returnedKinds[kind] }],
  "returned-state": [{ type: "text", of: (state, { returnedStates }) => returnedStates[state] }],
  "medical-operations-with-count": [
    { type: "text", of: (rows) => rows.map(({ code, count }) => `${count}× ${code}`).join(", ") },
  ],
  "birth-date": [{ type: "date", of: ({ date }) => new Date(date) }],
  sex: [{ type: "text", of: (sex, { sexes }) => sexes[sex] }],
  chip: [{ type: "text", of: (chip, { chips }) => chips[chip] }],
  phone: [{ type: "text", of: (number) => number }],
  email: [{ type: "text", of: (address) => address }],
  address: [{ type: "text", of: (address) => address }],
  "procedures-with-count": [
    { type: "text", of: (rows) => rows.map(({ name, count }) => `${count}× ${name}`).join(", ") },
  ],
  "bank-statement": [
    { type: "date", of: ({ from }) => from && new Date(from), suffix: "from" },
    { type: "date", of: ({ to }) => to && new Date(to), suffix: "to" },
  ],
  "bank-movement": [{ type: "date", of: ({ day }) => new Date(day) }],
  counterparty: [{ type: "text", of: ({ name }) => name }],
  "bank-movement-state": [{ type: "text", of: ({ state }, { bankMovements }) => bankMovements[state] }],
  "bank-advice": [{ type: "text", of: (reason, { bankAdvice }) => bankAdvice[reason] }],
  month: [{ type: "date", of: (month) => new Date(month) }],
  "month-state": [{ type: "text", of: ({ closed }, { months }) => (closed ? months.closed : null) }],
  "paramedic-name": [name],
  "procedure-chip": [name],
  visit: [
    { type: "time", of: ({ beginAt }) => wallClock(new Date(beginAt)), suffix: "from" },
    { type: "time", of: ({ endAt }) => wallClock(new Date(endAt)), suffix: "to" },
  ],
  "days-away": [{ type: "integer", of: (days) => days }],
  attendance: [{ type: "text", of: (state, { attendances }) => attendances[state] }],
  "payment-medical-report": [
    { type: "text", of: ({ payment }, { paid }) => payment && paid[paidWord(payment.state)] },
    { type: "text", of: ({ report }, { reportStates }) => report && reportStates[report.state], suffix: "report" },
  ],
  "medical-report": [{ type: "time", of: ({ examinedAt }) => wallClock(new Date(examinedAt)) }],
  "medical-report-state": [{ type: "text", of: (state, { reportStates }) => reportStates[state] }],
  attachment: [name],
  "attachment-type": [{ type: "text", of: (type, { attachmentTypes }) => attachmentTypes[type] }],
  "file-size": [{ type: "integer", of: (bytes) => bytes }],
  instant: [{ type: "time", of: (at) => wallClock(new Date(at)) }],
  "access-by": [{ type: "text", of: ({ name }, { anonymous }) => name ?? anonymous }],
  "patient-actions": [
    { type: "text", of: (actions, words) => actions.map((action) => saidAs(action, words)).join(", ") },
  ],
  "audit-action": [{ type: "text", of: entryAs }],
  "logged-card": [{ type: "text", of: ({ fullName }, { auditEntries }) => fullName ?? auditEntries.goneCard }],
  "network-address": [{ type: "text", of: (address) => address }],
  moment: [{ type: "time", of: (at) => wallClock(new Date(at)) }],
  mail: [{ type: "text", of: ({ subject }) => subject }],
  recipient: [{ type: "text", of: (recipient) => recipient }],
  "mail-state": [{ type: "text", of: (state, { mailStates }) => mailStates[mailState(state)] }],
  "notice-about": [{ type: "text", of: (about, { notices }) => aboutWord(about, notices) }],
  "notice-channel": [{ type: "text", of: (channel, { notices }) => notices[channel === "SMS" ? "sms" : "email"] }],
  "notice-patient": [name],
  "notice-state": [{ type: "text", of: noticeStateAs }],
  "last-entry": [{ type: "date", of: ({ on }) => on && new Date(on) }],
  "kept-longer": [
    { type: "text", of: ({ reason }) => reason },
    { type: "date", of: ({ until }) => new Date(until), suffix: "to" },
  ],
  "disposed-card": [{ type: "integer", of: ({ number }) => number }],
  "entry-span": [
    { type: "date", of: ({ from }) => from && new Date(from), suffix: "from" },
    { type: "date", of: ({ to }) => to && new Date(to), suffix: "to" },
  ],
  retained: [
    { type: "integer", of: ({ years }) => years },
    { type: "date", of: ({ until }) => until && new Date(until), suffix: "to" },
  ],
  "disposal-cause": [
    { type: "date", of: ({ on }) => new Date(on) },
    { type: "text", of: ({ by }, { onRequest }) => by ?? onRequest, suffix: "by" },
  ],
  "disposal-decision": [
    { type: "date", of: ({ on }) => new Date(on) },
    { type: "text", of: ({ by }) => by, suffix: "by" },
  ],
  "long-text": [{ type: "text", of: (text) => text }],
  booking: [{ type: "time", of: ({ beginAt }) => wallClock(new Date(beginAt)) }],
  "booking-patient": [name, { type: "date", of: ({ birthDate }) => new Date(birthDate), suffix: "born" }],
  "booking-service": [
    name,
    { type: "text", of: ({ person }, { bookings }) => person ?? bookings.anyone, suffix: "by" },
  ],
  "booking-decision": [
    { type: "time", of: ({ at }) => wallClock(new Date(at)) },
    { type: "text", of: ({ by }, { bookings }) => by ?? bookings.byPatient, suffix: "by" },
  ],
  "waiting-patient": [name],
  preference: [
    { type: "text", of: ({ procedures }) => procedures.map(({ name }) => name).join(", ") || null },
    { type: "text", of: ({ people }) => people.join(", ") || null, suffix: "by" },
  ],
  "preferred-time": [{ type: "text", of: preferredTime }],
  "waiting-note": [{ type: "text", of: ({ note }) => note }],
  "days-waited": [{ type: "integer", of: ({ days }) => days }],
  "voucher-state": [{ type: "text", of: (state, { vouchers }) => vouchers[state] }],
};

/** The columns of a list's files, or those that a person may see, with their words in a language. */
export function fileColumns(list: GridName, words: GridWords, actor?: Actor): GridColumn[] {
  const labels: Record<string, string> = words.columns[list];
  return (actor ? columnsFor(list, actor) : gridColumns[list]).flatMap(({ accessorKey, meta }) =>
    (parts[meta.kind] as Part<unknown>[]).map(({ type, of, suffix }) => ({
      header: suffix ? `${labels[accessorKey]}: ${words[suffix]}` : labels[accessorKey]!,
      type,
      valueOf(row) {
        const value: unknown = row[accessorKey as keyof typeof row];
        return value === null ? null : of(value, words);
      },
    })),
  );
}
