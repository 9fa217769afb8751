import { password, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { codeAt } from "./one-time-code.ts";

type Api = Pick<Awaited<ReturnType<typeof testApi>>, "call" | "clock">;

/**
 * Turns on the second factor of a member of the cast, and lets the code's time pass; answers the key and the recovery
 * codes.
 */
export async function turnOn(api: Api, who: Role): Promise<{ key: string; recoveryCodes: string[] }> {
  await api.call(who, "mutation ($password: String!) { secondFactorPrepare(password: $password) }", { password });
  const { key } = (await api.call(who, "{ secondFactorPreparation { key uri } }")).data.secondFactorPreparation;
  const { data } = await api.call(who, "mutation ($code: String!) { secondFactorTurnOn(code: $code) }", {
    code: codeAt(key, api.clock.now),
  });
  pass(api, 60);
  return { key, recoveryCodes: data.secondFactorTurnOn };
}

export const pass = ({ clock }: Pick<Api, "clock">, seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
