import type { LoginFactor } from "../audit/audit-actions.ts";
import type { DatedSetting } from "../dated-settings/dated-settings.ts";

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
  "mail-state": { sentAt: string | null; failedAt: string | null };
};
