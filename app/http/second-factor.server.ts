import { redirect } from "@remix-run/node";
import type { Args } from "./context.ts";
import { hrefHere } from "./href-here.ts";
import { leadingTo } from "./login-again.server.ts";
import { keepToken, signIn } from "./session-cookie.server.ts";

/** How long the second step may take, as the API has it. */
const TEN_MINUTES = 600;

/** Lets whoever has said the password go on to `place`, past the second step where it is owed. */
export function letIn(args: Args, { accessToken, secondStep }: { accessToken: string; secondStep: boolean }, place: string): Response {
  if (!secondStep) return redirect(place, { headers: { "Set-Cookie": signIn(args, accessToken) } });
  const step = hrefHere(args, "secondStep", place === hrefHere(args, "home") ? {} : { redirect: place });
  return redirect(step, { headers: { "Set-Cookie": keepToken(args, "step", accessToken, TEN_MINUTES) } });
}

/** Where a second factor is turned on, for a centre that requires one; it leads back to where the request wanted to go. */
export const turnOnFirst = (args: Args) => hrefHere(args, "secondFactorOn", leadingTo(new URL(args.request.url)));
