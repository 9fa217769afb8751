import { enforcesTls } from "../../core/outside/mail.ts";
import type { Settings } from "../../settings/settings.ts";

export const mailLines = ["TLS", "OPEN", "NO_SERVER"] as const;
export type MailLine = (typeof mailLines)[number];

/** The line to the mail server of the installation: over TLS or not at all, one that may be open, or none. */
export const mailLine = ({ SMTP_URL: address }: Pick<Settings, "SMTP_URL">): MailLine =>
  address === undefined ? "NO_SERVER" : enforcesTls(address) ? "TLS" : "OPEN";
