import { redirect } from "@remix-run/node";
import type { Args } from "./context.ts";
import { flash } from "./flash.server.ts";
import { hrefHere } from "./href-here.ts";
import { leadingTo } from "./login-again.server.ts";
import { keepToken, signIn } from "./session-cookie.server.ts";

/** How long the second step may take, as the API has it. */
const TEN_MINUTES = 600;

type Entrance = { accessToken: string; secondStep: boolean; refusedLogins?: number };

/** Lets whoever has said the password go on to `place`, past the second step where it is owed. */
export async function letIn(
  args: Args,
  { accessToken, secondStep, refusedLogins = 0 }: Entrance,
  place: string,
): Promise<Response> {
  if (!secondStep)
    return withRefusals(args, redirect(place, { headers: { "Set-Cookie": signIn(args, accessToken) } }), refusedLogins);
  const step = hrefHere(args, "secondStep", place === hrefHere(args, "home") ? {} : { redirect: place });
  return redirect(step, { headers: { "Set-Cookie": keepToken(args, "step", accessToken, TEN_MINUTES) } });
}

/** Adds what the user has to know of refused logins, if there were many. */
export async function withRefusals(args: Args, answer: Response, count: number): Promise<Response> {
  if (count === 0) return answer;
  return flash(args, answer, {
    key: "account:refusedLogins",
    values: { count },
    variant: "warning",
    sticky: true,
    links: [{ key: "account:changePassword", href: hrefHere(args, "passwordChange") }],
  });
}

/** Where a second factor is turned on, for a centre that requires one; it leads back to where the request wanted to go. */
export const turnOnFirst = (args: Args) => hrefHere(args, "secondFactorOn", leadingTo(new URL(args.request.url)));
