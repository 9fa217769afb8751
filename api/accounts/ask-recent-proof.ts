import { and, eq, gt } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { sessions } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";

const MINUTES = 10;

/**
 * Refuses a deed that is hard to undo, unless this session's owner has proved lately who they are: by logging in, or anew
 * (note-confirmation.ts). What was proved before a shared desk was unlocked does not count: a PIN is no proof.
 */
export async function askRecentProof({ db, now, session }: Pick<Ctx, "db" | "now" | "session">) {
  const lately = gt(sessions.provenAt, new Date(now().getTime() - MINUTES * 60_000));
  if ((await db.$count(sessions, and(eq(sessions.id, session!.id), lately))) === 0) throw new Fault("proofNeeded");
}
