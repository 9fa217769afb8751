import { prepareSecondFactor, readPreparation } from "#api/accounts/second-factor/prepare.ts";
import { requireSecondFactor } from "#api/accounts/second-factor/require.ts";
import { turnOffSecondFactor } from "#api/accounts/second-factor/turn-off.ts";
import { turnOnSecondFactor } from "#api/accounts/second-factor/turn-on.ts";
import { emails, ids, password } from "#tests/cast/people.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { ask, field, owner, verb, whole } from "./ask.ts";

const { profiles } = ids;

/** The refusals of the second factor, and of sessions. */
export const secondFactor = {
  secondStepOver: () => whole(ask(null, `mutation { authSecondStep(token: "none", code: "000000") { accessToken } }`)),
  secondFactorRequired: async () => {
    await owner.query("update medical_centers set second_factor_duty = 'EVERYBODY' where id = $1", [ids.center]);
    const answer = await whole(ask("receptionist", "{ profiles { id } }"));
    await owner.query("update medical_centers set second_factor_duty = 'NOBODY'");
    return answer;
  },
  reauthenticationNeeded: async () => {
    await owner.query("update sessions set authenticated_at = null");
    const answer = await whole(ask("admin", "mutation { sessionEnd(session: 1) }"));
    await owner.query("update sessions set authenticated_at = created_at");
    return answer;
  },
  codeWrong: async () => {
    await ask("manager", "mutation ($password: String!) { secondFactorPrepare(password: $password) }", { password });
    return field("code", ask("manager", `mutation { secondFactorTurnOn(code: "00000") }`));
  },
  secondFactorChanged: () => whole(ask("receptionist", `mutation { secondFactorTurnOn(code: "000000") }`)),
  colleagueElsewhere: async () => {
    await owner.query(
      "insert into profiles (medical_center_id, user_id, role, name, surname, email) select $1, user_id, role, name, surname, email from profiles where id = $2",
      [ids.foreignCenter, profiles.receptionist],
    );
    const answer = await whole(
      ask("admin", `mutation { profileSecondFactorRemove(profile: ${profiles.receptionist}) { id } }`),
    );
    await owner.query("delete from profiles where medical_center_id = $1 and email = $2", [
      ids.foreignCenter,
      emails.receptionist,
    ]);
    return answer;
  },
  signedOutHere: async () => {
    await owner.query("update profiles set signed_out_at = now() where id = $1", [profiles.receptionist]);
    return whole(ask("receptionist", `mutation { profileChoose(profile: ${profiles.receptionist}) { id } }`));
  },
  secondFactorKept: () =>
    verb(async (ctx) => {
      await prepareSecondFactor(ctx, { password });
      const [code] = await turnOnSecondFactor(ctx, { code: codeAt((await readPreparation(ctx))!.key, ctx.now()) });
      await requireSecondFactor(ctx, "EVERYBODY");
      return turnOffSecondFactor(ctx, { password, code: code! });
    }),
  secondFactorFirst: () => whole(ask("admin", "mutation { secondFactorRequiredSet(of: EVERYBODY) { id } }")),
};
