import { eq } from "drizzle-orm";
import { CalendarAclInput } from "#rules/inputs/calendar/calendar-acl.ts";
import type { Ctx } from "../core/context.ts";
import { calendarAcls } from "../core/db/tables/calendar-acls.ts";
import { fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { mailAddress } from "./mail-address.ts";
import { allowListOf, lockCalendar, type CalendarAcl } from "./scope.ts";

const MOST_ADDRESSES = 10;

/** Puts an e-mail on a calendar's list, and mails it the secret address of its own feed. */
export async function createAcl(ctx: Ctx, calendarId: number, input: object): Promise<CalendarAcl> {
  allowListOf(ctx, calendarId);
  const { email } = parse(CalendarAclInput, input);
  const calendar = await lockCalendar(ctx, calendarId);
  const list = await ctx.db.select().from(calendarAcls).where(eq(calendarAcls.profileId, calendar.id));
  if (list.some((entry) => entry.email === email)) throw fieldFault("email", "recordedAlready");
  if (list.length >= MOST_ADDRESSES) throw fieldFault("email", "tooManyAddresses");
  const [acl] = await ctx.db
    .insert(calendarAcls)
    .values({
      medicalCenterId: ctx.profile.medicalCenterId,
      profileId: calendar.id,
      email,
      createdAt: ctx.now(),
      createdBy: ctx.profile.id,
      ...(await mailAddress(ctx, calendar, email)),
    })
    .returning();
  await track(ctx, "calendarAcl.created", { entityId: acl!.id, details: { calendar: calendar.id } });
  return acl!;
}
