import { parse } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { may } from "#rules/permissions.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { keepForm } from "../forms/keep-form.server.ts";
import { me, signedIn } from "../session/me.server.ts";
import { hoursPages } from "#app/paths/calendar/working-hours.ts";

/**
 * The owner of the hours on a page, and their address: the user's own, or for those who manage the staff any
 * colleague's. A form whose session has ended is kept over the login.
 */
export async function hoursOwner(args: Args) {
  const { request, params } = args;
  if (request.method === "POST" && !(await me(args)))
    throw redirect(await keepForm(args, await request.clone().formData()));
  const { profile: acting } = await signedIn(args);
  const profile = params.profile === undefined ? acting?.id : Number(params.profile);
  if (!acting || profile === undefined || !Number.isInteger(profile)) throw new Response(null, { status: 404 });
  const own = profile === acting.id;
  if (!own && !may({ role: acting.profileRole, profession: acting.motusProfession }, "staff:write"))
    throw new Response(null, { status: 403 });
  return {
    profile,
    own,
    home: own ? hrefHere(args, hoursPages.myHours) : hrefHere(args, hoursPages.hoursOf, { profile }),
  };
}

/** A form as it was typed, not validated: for drawing it again. */
export const typedForm = async ({ request }: Args): Promise<Record<string, unknown>> =>
  parse(await request.formData(), { resolve: () => ({}) }).payload;
