import { redirect } from "@remix-run/node";
import type { Args } from "../request/context.ts";
import { flash } from "../forms/flash.server.ts";
import { hrefHere } from "../request/href-here.ts";
import { keepToken, signIn } from "../session/session-cookie.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

/** Time limit of the second step, as the API has it. */
const TEN_MINUTES = 600;

type Entrance = { accessToken: string; secondStep: boolean; refusedLogins?: number };

/** Leads from a correct password on to `place`, past the second step where it is owed. */
export async function letIn(
  args: Args,
  { accessToken, secondStep, refusedLogins = 0 }: Entrance,
  place: string,
): Promise<Response> {
  if (!secondStep)
    return withRefusals(args, redirect(place, { headers: { "Set-Cookie": signIn(args, accessToken) } }), refusedLogins);
  const step = hrefHere(
    args,
    secondFactorPages.secondStep,
    place === hrefHere(args, calendarPages.home) ? {} : { redirect: place },
  );
  return redirect(step, { headers: { "Set-Cookie": keepToken(args, "step", accessToken, TEN_MINUTES) } });
}

/** Adds a message about refused logins, if there were many. */
export async function withRefusals(args: Args, answer: Response, count: number): Promise<Response> {
  if (count === 0) return answer;
  return flash(args, answer, {
    key: "accounts:refusedLogins",
    values: { count },
    variant: "warning",
    sticky: true,
    links: [{ key: "accounts:changePassword", href: hrefHere(args, settingsPages.passwordChange) }],
  });
}
