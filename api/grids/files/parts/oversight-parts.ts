import { mailState } from "#rules/grids/mail-state.ts";
import { isCenterAction } from "#rules/audit/audit-actions.ts";
import { isPatientAction } from "#rules/audit/patient-actions.ts";
import type { NoticeAbout } from "#rules/grids/oversight-values.ts";
import type { GridWords } from "#rules/grids/words/grid-words.ts";
import type { GridValues } from "#rules/grids/column.ts";
import { name, wallClock, type Parts } from "./part.ts";

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

/** The columns of files that columns of lists of logs, messages and disposals give. */
export const oversightParts = {
  "moment-with-seconds": [{ type: "time", of: (at) => wallClock(new Date(at)) }],
  "access-by": [
    { type: "text", of: ({ name, byItself }, words) => name ?? (byItself ? words.application : words.anonymous) },
  ],
  "patient-actions": [
    { type: "text", of: (actions, words) => actions.map((action) => saidAs(action, words)).join(", ") },
  ],
  "audit-action": [{ type: "text", of: entryAs }],
  "logged-card": [{ type: "text", of: ({ fullName }, { auditEntries }) => fullName ?? auditEntries.goneCard }],
  "network-address": [{ type: "text", of: (address) => address }],
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
} satisfies Partial<Parts>;
