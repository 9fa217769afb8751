import type { Actor } from "#rules/permissions.ts";
import type { Args } from "../request/context.ts";
import { signedIn } from "./me.server.ts";

/** The parts of the signed-in person that the permission matrix needs; without a profile no page is permitted. */
export async function myActor(args: Args): Promise<Actor> {
  const { profile } = await signedIn(args);
  if (!profile) throw new Response(null, { status: 403 });
  return { role: profile.profileRole, profession: profile.motusProfession };
}
