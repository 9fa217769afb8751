import { rm } from "node:fs/promises";
import path from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { writeAtomically } from "./storage/write-atomically.ts";

export type Mail = {
  /** Names the message for good: sent twice after a doubtful failure, it can be recognised as one. */
  id: string;
  to: string;
  /** The address that an answer goes to, where it is another than the sender's. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: { name: string; mime: string; content: Buffer }[];
};

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes a mail that was kept as a file. */
  forget?(id: string): Promise<void>;
}

/** The message names no person: it goes to logs. A permanent refusal is not worth another attempt. */
export class MailRefused extends Error {
  constructor(
    reason: string,
    readonly permanent: boolean,
  ) {
    super(`Mail refused: ${reason}`);
    this.name = "MailRefused";
  }
}

/**
 * True if mails reach the server of an address over TLS or not at all: by `smtps:`, by `requireTLS` in its query, and
 * where that says nothing, on another machine.
 */
export function enforcesTls(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  const required = searchParams.get("requireTLS");
  if (protocol === "smtps:") return true;
  return required === null ? !isThisMachine(hostname) : /^(true|1)$/.test(required);
}

/** Sends over SMTP. Anything nodemailer knows can be said in the address's query. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const timeout = 10_000;
  const transport = createTransport({
    url,
    requireTLS: enforcesTls(url),
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    ...onlyFromMemory,
  });
  return {
    async send(mail) {
      const message = messageOf(mail, from);
      await transport.sendMail(message).catch((error) => {
        throw refusal(error);
      });
    },
  };
}

/** Stores each mail as a file instead of sending it; until it is whole it is in a temporary folder. */
export function outboxMailer({ folder, workshop, from }: { folder: string; workshop: string; from: string }): Mailer {
  const fileOf = (id: string) => path.join(folder, `${id}.eml`);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows", ...onlyFromMemory });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await writeAtomically(fileOf(mail.id), [message as Buffer], workshop);
    },
    forget: (id) => rm(fileOf(id), { force: true }),
  };
}

// Content is the caller's text, never a path or an address that user input could name.
const onlyFromMemory = { disableFileAccess: true, disableUrlAccess: true };

const idForm = /^[\w-]{1,64}$/;
// One address and nothing else: no list, no display name, no second line.
const addressForm = /^[^\s@<>,;:"()[\]\\\p{C}]{1,64}@[^\s@<>,;:"()[\]\\\p{C}]{1,253}$/u;

function messageOf(mail: Mail, from: string): SendMailOptions {
  if (!idForm.test(mail.id)) throw new MailRefused("malformed id", true);
  if (!addressForm.test(mail.to)) throw new MailRefused("malformed recipient", true);
  const replyTo = mail.replyTo && addressForm.test(mail.replyTo) ? { name: "", address: mail.replyTo } : undefined;
  return {
    from,
    to: { name: "", address: mail.to },
    replyTo,
    messageId: `<${mail.id}@${/@([\w.-]+)/.exec(from)?.[1] ?? "localhost"}>`,
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments?.map(({ name, mime, content }) => ({
      filename: oneLine(name),
      contentType: mime,
      content,
    })),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

const isThisMachine = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** A 5xx answer to this recipient or this letter is final; a fault of login, sender, connection or load may pass. */
function refusal({ code, command, responseCode }: SmtpError): MailRefused {
  const aboutLetter = code === "EENVELOPE" || code === "EMESSAGE";
  const permanent = aboutLetter && (responseCode ? responseCode >= 500 && command !== "MAIL FROM" : true);
  return new MailRefused([code ?? "unknown", responseCode].filter(Boolean).join(" "), permanent);
}

type SmtpError = { code?: string; command?: string; responseCode?: number };
