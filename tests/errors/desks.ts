import { tokenHash } from "#api/core/access/authenticate.ts";
import { ids, password, tokens } from "#tests/cast/people.ts";
import { ask, field, owner, post, whole } from "./ask.ts";

const setPin = (pin: string) => ask("paramedic", `mutation { pinSet(password: "${password}", pin: "${pin}") }`);
/** The answer of a desk at which the manager's session is locked after so many misses. */
async function atDesk(missed: number, call: (session: number) => string) {
  await owner.query(
    `insert into desks (id, medical_center_id, name, token_hash, lock_minutes) overriding system value values (901, ${ids.center}, 'Recepce', $1, 3) on conflict do nothing`,
    [tokenHash("a desk")],
  );
  const { rows } = await owner.query(
    "update sessions set desk_id = 901, locked_at = now(), missed_unlocks = $2 where token_hash = $1 returning id",
    [tokenHash(tokens.manager), missed],
  );
  return post(JSON.stringify({ query: call(rows[0].id) }), { "x-authorization": tokens.manager, "x-desk": "a desk" });
}
const unlock = (session: number) => `mutation { deskUnlock(session: ${session}, secret: "7294") { accessToken } }`;

/** The refusals of shared desks. */
export const desks = {
  sessionLocked: () => whole(atDesk(0, () => "{ me { id } }")),
  pinInvalid: () => field("pin", setPin("12")),
  pinTrivial: () => field("pin", setPin("1234")),
  pinWrong: () => field("secret", atDesk(0, unlock)),
  unlockOver: () => whole(atDesk(5, unlock)),
  minutesOutOfRange: () =>
    field("lockMinutes", ask("admin", `mutation { deskDeclare(input: { name: "Recepce", lockMinutes: 61 }) { id } }`)),
};
