import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { mails } from "../core/db/tables/mails.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { shownMail, type Mail } from "./shown-mail.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One mail of the medical centre. */
export async function readMail(ctx: Ctx, id: string): Promise<Mail> {
  allow(ctx, "outbox:read");
  const own = eq(mails.medicalCenterId, ctx.profile.medicalCenterId);
  const [mail] = uuid.test(id)
    ? await ctx.db
        .select()
        .from(mails)
        .where(and(eq(mails.id, id), own))
    : [];
  if (!mail) throw new Fault("notFound");
  await track(ctx, "outbox.read", { details: { mail: id } });
  return shownMail(ctx, mail);
}
