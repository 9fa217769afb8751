import path from "node:path";
import type pg from "pg";
import type { Services } from "../context.ts";
import { createDb } from "../db/client.ts";
import { replicaAt } from "../db/replica.ts";
import type { Logins } from "../db/roles.ts";
import type { Log } from "../faults.ts";
import { fileAnchors } from "../outside/anchors.ts";
import { fileAuditCopy } from "../outside/audit-copy.ts";
import { ares } from "../outside/company-register.ts";
import { outboxMailer, smtpMailer } from "../outside/mail.ts";
import { clamdScanner } from "../outside/files/scanner.ts";
import { httpSms, outboxSms } from "../outside/sms.ts";
import { chatSummariser } from "../outside/summariser.ts";
import { argon2id } from "../../passwords/hash.ts";
import type { Settings } from "../../settings/settings.ts";
import { storageOf, writingIn } from "./folders.ts";

/** The services that the settings ask for, over an open database; the plans depend on what is in it. */
export const createServices = (
  settings: Settings,
  { app: connections, logins }: { app: pg.Pool; logins: Pick<Logins, "app" | "reader"> },
  log: Log,
): Omit<Services, "plans"> => ({
  db: createDb(connections),
  replica: settings.DATABASE_REPLICA_URL ? replicaAt(settings.DATABASE_REPLICA_URL, logins, log) : null,
  settings,
  now: () => new Date(),
  hasher: argon2id,
  mailer: settings.SMTP_URL
    ? smtpMailer({ url: settings.SMTP_URL, from: settings.MOTUS_MAIL_FROM })
    : outboxMailer({
        folder: path.join(settings.dataDir, "outbox"),
        workshop: writingIn(settings),
        from: settings.MOTUS_MAIL_FROM,
      }),
  sms: settings.MOTUS_SMS_URL
    ? httpSms({
        url: settings.MOTUS_SMS_URL,
        body: settings.MOTUS_SMS_BODY,
        contentType: settings.MOTUS_SMS_TYPE,
        authorization: settings.MOTUS_SMS_AUTHORIZATION,
        success: settings.MOTUS_SMS_SUCCESS,
      })
    : outboxSms({ folder: path.join(settings.dataDir, "outbox"), workshop: writingIn(settings) }),
  storage: storageOf(settings),
  anchors: fileAnchors(settings.auditAnchors, log),
  auditCopy: settings.MOTUS_AUDIT_COPY ? fileAuditCopy(settings.MOTUS_AUDIT_COPY, log) : null,
  summariser: settings.MOTUS_AI_URL
    ? chatSummariser({ url: settings.MOTUS_AI_URL, model: settings.MOTUS_AI_MODEL!, key: settings.MOTUS_AI_KEY })
    : null,
  companyRegister: ares(settings.MOTUS_ARES_URL),
  scanner: settings.MOTUS_CLAMD ? clamdScanner(settings.MOTUS_CLAMD, log) : null,
});
