import type { LoginFactor } from "../audit/audit-actions.ts";
import type { NoticeOccasion, NoticeState, StopReason } from "../notices/alerts.ts";
import type { DatedSetting } from "../dated-settings/dated-settings.ts";
import type { IsoDate } from "../time/time.ts";

/** The subject of a message; that of a change is not known until it is sent. */
export type NoticeAbout = NoticeOccasion | "CHANGE";

/** Values of the cells of lists of what was done, sent and disposed of. */
export type OversightValues = {
  /** An entry of the centre's log: `factor` of a login, `setting` of a changed one, `count` of what was refused. */
  "audit-action": {
    action: string;
    factor: LoginFactor | null;
    setting: DatedSetting | null;
    count: number | null;
  };
  /** A disposed card has no name. */
  "logged-card": { uuid: string; fullName: string | null };
  "network-address": string;
  /** A moment to the minute. */
  moment: string;
  /** By its subject. */
  mail: { id: string; subject: string };
  /** An e-mail address, or of an SMS the telephone number. */
  recipient: string;
  "notice-about": NoticeAbout;
  "notice-channel": "SMS" | "EMAIL";
  /** The patient, or the sender of a request. */
  "notice-patient": {
    uuid: string | null;
    name: string;
    request: { id: number; reference: string; phone: string } | null;
  };
  "notice-state": {
    state: NoticeState;
    stopReason: StopReason | null;
    failure: string | null;
    sendAt: string;
    settledAt: string | null;
  };
  "last-entry": { on: IsoDate | null };
  /** Why a card past its time was kept before. */
  "kept-longer": { until: IsoDate; reason: string };
  /** A card that is gone, by its number. */
  "disposed-card": { number: number; uuid: string };
  /** Days of the first and last entry. */
  "entry-span": { from: IsoDate | null; to: IsoDate | null };
  retained: { years: number; until: IsoDate | null };
  /** By a colleague, or at the patient's request. */
  "disposal-cause": { on: IsoDate; by: string | null };
  "disposal-decision": { on: IsoDate; by: string; alone: boolean };
  "mail-state": { sentAt: string | null; failedAt: string | null };
};
