import { parse } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { may } from "#rules/permissions.ts";
import type { Args } from "./context.ts";
import { hrefHere } from "./href-here.ts";
import { keepForm } from "./keep-form.server.ts";
import { me, signedIn } from "./me.server.ts";

/**
 * Whose hours a page is about, and where they stand: one's own, or for those who manage the staff anybody's. A form whose
 * session has ended is kept over the login.
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
  return { profile, own, home: own ? hrefHere(args, "myHours") : hrefHere(args, "hoursOf", { profile }) };
}

/** A form as it was typed, judged by nobody: for drawing it again. */
export const typedForm = async ({ request }: Args): Promise<Record<string, unknown>> =>
  parse(await request.formData(), { resolve: () => ({}) }).payload;
