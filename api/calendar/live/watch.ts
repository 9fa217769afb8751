import { setTimeout as sleep } from "node:timers/promises";
import { may } from "#rules/permissions.ts";
import { readSessionProfile, findSession } from "../../core/access/authenticate.ts";
import { bind, type Services } from "../../core/context.ts";
import { isAway } from "../../core/db/client.ts";
import type { CalendarChanges } from "./changes.ts";

const KEEP_ALIVE_MS = 25_000;
const AGAIN_MS = 1_000;

/**
 * Server-sent events: the periods of the calendar that change, for users who may read it. The permission is checked
 * again before each message and each sign of life, and watching does not count as using the session.
 */
export async function watchCalendar(
  services: Services,
  changes: CalendarChanges,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const center = async () => {
    const session = token ? await findSession(services, token, { note: false }) : null;
    if (!session) return null;
    const { profile } = await services.db.transaction(async (db) => {
      await bind(db, session.userId, null);
      return readSessionProfile({ db, now: services.now, session });
    });
    return profile && may(profile, "calendar:read") ? profile.medicalCenterId : null;
  };
  const mine = await untilThere(center, () => signal.aborted || changes.stopped());
  if (mine === null) return new Response(null, { status: 403 });

  const encoder = new TextEncoder();
  let leave = () => {};
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let open = true;
      const send = (text: string) => open && controller.enqueue(encoder.encode(text));
      const sendAllowed = async (text: string | null) => {
        if (text !== null && (await center().catch(() => null)) === mine) return send(text);
        if (open) controller.close();
        open = false;
        leave();
      };
      // A calendar that was read from this moment on has the change already.
      const unsubscribe = await changes.subscribe(mine, (change) =>
        sendAllowed(change && `data: ${JSON.stringify({ ...change, at: services.now().getTime() })}\n\n`),
      );
      const pulse = setInterval(() => void sendAllowed(": \n\n"), KEEP_ALIVE_MS);
      leave = () => {
        open = false;
        clearInterval(pulse);
        unsubscribe();
      };
      signal.addEventListener("abort", leave, { once: true });
      if (signal.aborted) leave();
      send("retry: 2000\n\n");
    },
    cancel: () => leave(),
  });
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

/** A browser does not retry a refused stream: while the database is away, the request waits. */
async function untilThere<T>(ask: () => Promise<T>, givenUp: () => boolean): Promise<T | null> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error)) throw error;
    }
    if (givenUp()) return null;
    await sleep(AGAIN_MS, undefined, { ref: false });
  }
}
