import path from "node:path";
import { rm } from "node:fs/promises";
import { writeAtomically } from "./storage/write-atomically.ts";

export type Sms = {
  /** Names the message for good: the gateway can recognise one that it gets twice. */
  id: string;
  /** In the international form, `+420601000377`. */
  to: string;
  text: string;
};

export interface SmsGateway {
  send(sms: Sms): Promise<void>;
  /** Removes an SMS that was stored as a file. */
  forget?(id: string): Promise<void>;
}

/** The message names no person: it goes to logs. A permanent refusal is not worth another attempt. */
export class SmsRefused extends Error {
  override name = "SmsRefused";
  constructor(
    reason: string,
    readonly permanent: boolean,
  ) {
    super(`SMS refused: ${reason}`);
  }
}

/** The call of an installation's gateway: texts with `{to}`, `{text}` and `{key}` in their places. */
export type SmsTemplate = {
  url: string;
  body?: string;
  contentType: string;
  authorization?: string;
  patience?: number;
};

const PATIENCE = 10_000;
/** Refusals that a later attempt may not meet: too slow, too early, too many. */
const passing = [408, 425, 429];

/**
 * Sends by the HTTP gateway of the template: POST where it has a body, else GET. The key of a message is in the header
 * `Idempotency-Key` too. Redirects are refused, since they could lead the message elsewhere.
 */
export function httpSms({ url, body, contentType, authorization, patience = PATIENCE }: SmsTemplate): SmsGateway {
  const inBody = /json/.test(contentType) ? inJson : /urlencoded/.test(contentType) ? encodeURIComponent : same;
  return {
    async send(sms) {
      if (!/^\+\d{8,15}$/.test(sms.to)) throw new SmsRefused("malformed recipient", true);
      const answer = await fetch(fill(url, sms, encodeURIComponent), {
        method: body ? "POST" : "GET",
        headers: {
          "idempotency-key": sms.id,
          ...(body && { "content-type": contentType }),
          ...(authorization && { authorization }),
        },
        body: body && fill(body, sms, inBody),
        redirect: "manual",
        signal: AbortSignal.timeout(patience),
      }).catch((error: Error) => {
        throw new SmsRefused(error.name === "TimeoutError" ? "no answer" : "not reachable", false);
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const { status } = answer;
      throw new SmsRefused(`status ${status}`, status >= 300 && status < 500 && !passing.includes(status));
    },
  };
}

/** Stores each SMS as a file instead of sending it; until it is whole it is in a temporary folder. */
export function outboxSms({ folder, workshop }: { folder: string; workshop: string }): SmsGateway {
  const fileOf = (id: string) => path.join(folder, `${path.basename(id)}.sms`);
  return {
    send: ({ id, to, text }) => writeAtomically(fileOf(id), [Buffer.from(`To: ${to}\n\n${text}\n`)], workshop),
    forget: (id) => rm(fileOf(id), { force: true }),
  };
}

const same = (value: string) => value;
/** The inside of a text of JSON; quotation marks are the template's. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);

const fill = (template: string, { id, to, text }: Sms, escape: (value: string) => string) =>
  template.replace(/\{(to|text|key)\}/g, (_written, name: "to" | "text" | "key") =>
    escape({ to, text, key: id }[name]),
  );
