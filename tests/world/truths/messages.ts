import { expect } from "vitest";
import { tokenHash } from "#api/core/access/authenticate.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatTime } from "#rules/format.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import type { Model } from "../model.ts";
import type { Sent, World } from "../open-world.ts";

type Notice = {
  occasion: string;
  cause: string;
  card: number | null;
  visits: { event: number; known: string | null }[];
  language: Locale | null;
  created: Date;
};

/** Every message that has left since the last look describes the calendar at its moment, in the patient's language. */
export async function expectMessages(world: World) {
  for (const message of world.sent.splice(0)) {
    await readTokens(world, message.text);
    const [notice] = await world.sql<Notice>(
      `select occasion, cause, notices.patient_card_id as card, visits, bookings.locale as language, notices.created_at as created
       from notices left join bookings on bookings.id = notices.booking_id where notices.uuid::text = $1`,
      [message.id],
    );
    if (!notice) continue;
    expect(
      falseIn(world.model, message, notice),
      `${message.at.toISOString()} ${JSON.stringify(notice)}\n${message.text}`,
    ).toBe("");
  }
}

/** Reads the tokens of links in mails, each by the request whose it is. */
async function readTokens(world: World, text: string) {
  for (const [, token] of text.matchAll(/\/moje-rezervace\/([\w-]+)/g)) {
    const [row] = await world.sql("select id from bookings where token_hash = $1", [tokenHash(token!)]);
    const request = world.model.requests.find(({ id }) => id === row?.id);
    if (request) request.token = token!;
  }
}

/** The first thing in a message that is not so. */
function falseIn(
  model: Model,
  { at, text, subject }: Sent,
  { occasion, cause, card, visits, ...notice }: Notice,
): string {
  const language = notice.language ?? model.cards.get(model.cardOf(card!))?.language ?? "cs";
  const hello = { cs: "Dobr", de: "Guten", en: "Hello", sk: "Dobr" }[language];
  if (!text.startsWith(hello)) return `it is not in ${language}`;
  const says = (event: number, begin: number) =>
    `${subject}${text}`
      .replaceAll("\u00a0", " ")
      .includes(formatDate(new Date(begin), language).replaceAll("\u00a0", " ")) &&
    text.includes(formatTime(new Date(begin)))
      ? ""
      : `it names another time than that of ${event}`;
  const request = model.requests.find(({ uuid }) => cause.startsWith(`booking ${uuid} `));
  const statuses: Record<string, string> = { REJECTED: "REJECTED", CANCELLED: "CANCELED_BY_CUSTOMER" };
  // An acceptance whose visit is gone when it goes says that the visit is canceled.
  const isDecision = cause.endsWith(` ${occasion}`);
  if (request && isDecision && statuses[occasion] && request.status !== statuses[occasion])
    return `the request is ${request.status}`;
  for (const { event, known } of visits) {
    const isExpected = model.expects(event, card!);
    const { begin } = model.event(event)!;
    if (occasion === "CANCELLED") {
      if (isExpected) return `the patient is expected at ${event}`;
      if (known === null && !request) return `the patient knew nothing of ${event}`;
    } else if (!isExpected) return `the patient is not expected at ${event}`;
    else if (begin <= at.getTime()) return `${event} is over`;
    else if (visits.length === 1 && says(event, begin)) return says(event, begin);
  }
  const isAnswer = occasion === "RECEIVED" || occasion === "OWED" || (occasion === "CANCELLED" && request);
  if (isAnswer || !model.isQuiet(at) || notice.created.getTime() < model.quietSince) return "";
  const today = instantOf(localDate(at), model.quiet!.to);
  const over = today > at ? today : instantOf(addDays(localDate(at), 1), model.quiet!.to);
  const first = Math.min(...visits.map(({ event }) => model.event(event)!.begin));
  return request && first < over.getTime() ? "" : "it came in quiet hours";
}
