import type { Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { listsOf } from "../lists.ts";

/** Cards past their retention, which the administrator proposes and Petr confirms to dispose of. */
export function disposalsOf(api: Awaited<ReturnType<typeof testApi>>) {
  const ask = async (document: string, who: Role = "admin") => {
    const { data, errors } = await api.call(who, document);
    return errors ? errors[0]!.extensions.code : data;
  };
  const due = () => listsOf(api).idsOf("admin", "cardsPastTime");
  const propose = async (...cards: number[]): Promise<number> =>
    (await ask(`mutation { disposalCreate(patientCards: [${cards}]) { id } }`)).disposalCreate.id;
  const confirm = (id: number, who: Role = "paramedic") =>
    ask(`mutation { disposalConfirm(disposal: ${id}, version: 1) { alone } }`, who);
  const rowsOf = async (statement: string, values: unknown[] = []) =>
    (await api.database.owner.query(statement, values)).rows;
  return { ask, due, propose, confirm, rowsOf };
}
