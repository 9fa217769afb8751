import type { Me } from "#app/graphql/staff/accounts.ts";
import { may, type Permission } from "#rules/permissions.ts";
import type { Args } from "../request/context.ts";
import { signedIn } from "./me.server.ts";

/** The signed-in person's profile, for pages that not every role may see (403 for the rest); the API checks again. */
export async function permitted(
  args: Args,
  { may: permission }: { may: Permission },
): Promise<NonNullable<NonNullable<Me>["profile"]>> {
  const { profile } = await signedIn(args);
  if (!profile || !may({ role: profile.profileRole, profession: profile.motusProfession }, permission))
    throw new Response(null, { status: 403 });
  return profile;
}
