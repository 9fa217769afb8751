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
  /** Answers the beginning of what the gateway has said to it. */
  send(sms: Sms): Promise<string | void>;
  /** Removes an SMS that was stored as a file. */
  forget?(id: string): Promise<void>;
}

/** The message names no person: it goes to logs. A permanent refusal is not worth another attempt. */
export class SmsRefused extends Error {
  override name = "SmsRefused";
  constructor(
    reason: string,
    readonly permanent: boolean,
    readonly answer?: string,
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
  /** The beginning of an answer by which the gateway has taken the message; without it the status alone counts. */
  success?: RegExp;
  patience?: number;
};

const PATIENCE = 10_000;
const MOST_ANSWER_BYTES = 2_000;
/** Refusals that a later attempt may not meet: too slow, too early, too many. */
const passing = [408, 425, 429];

/**
 * Sends by the HTTP gateway of the template: POST where it has a body, else GET. The key of a message is in the header
 * `Idempotency-Key` too. Redirects are refused, since they could lead the message elsewhere. An answer without the sign
 * of success is final: whether its message went nobody knows, so that it is looked at rather than sent again.
 */
export function httpSms({
  url,
  body,
  contentType,
  authorization,
  success,
  patience = PATIENCE,
}: SmsTemplate): SmsGateway {
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
      const { status } = answer;
      const said = await beginningOf(answer);
      if (!answer.ok)
        throw new SmsRefused(`status ${status}`, status >= 300 && status < 500 && !passing.includes(status), said);
      if (success && !success.test(said)) throw new SmsRefused("answer without success", true, said);
      return said;
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

async function beginningOf(answer: Response): Promise<string> {
  let said = Buffer.alloc(0);
  try {
    for await (const chunk of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      said = Buffer.concat([said, chunk]);
      if (said.length >= MOST_ANSWER_BYTES) break;
    }
  } catch {
    // An answer that breaks off says what came of it.
  }
  return said.subarray(0, MOST_ANSWER_BYTES).toString("utf8").replaceAll("\0", "");
}

const same = (value: string) => value;
/** The inside of a text of JSON; quotation marks are the template's. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);

const fill = (template: string, { id, to, text }: Sms, escape: (value: string) => string) =>
  template.replace(/\{(to|text|key)\}/g, (_written, name: "to" | "text" | "key") =>
    escape({ to, text, key: id }[name]),
  );
