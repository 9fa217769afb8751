import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { desk } from "./known.ts";
import { secondStale, type Samples } from "./sample.ts";

/** Three shared desks. */
export async function prepareDesks(owner: Pool) {
  await owner.query(
    `insert into desks (id, medical_center_id, name, token_hash, lock_minutes) overriding system value select id, ${ids.center}, 'Recepce U Lípy', id::text, 3 from generate_series(${desk}, ${desk + 2}) as id`,
  );
}

export const desks: Samples = {
  "Query.deskLock": { call: () => `deskLock { name people { name } }`, stranger: "own" },
  "Query.desks": { call: () => `desks { id name current }`, stranger: "own" },
  "Query.pinSetAt": { call: () => `pinSetAt`, stranger: "own" },
  "Mutation.deskLock": { call: () => `deskLock(session: 1, path: "/", body: "")`, fault: "notFound" },
  "Mutation.deskUnlock": { call: () => `deskUnlock(session: 1, secret: "7294") { accessToken }`, fault: "notFound" },
  "Mutation.deskDeclare": {
    call: (_at, who) => `deskDeclare(input: { name: "${who}", lockMinutes: 3 }) { name }`,
    stranger: "own",
  },
  "Mutation.deskUpdate": {
    call: (at) => `deskUpdate(desk: ${at.desk}, version: 1, input: { name: "Recepce", lockMinutes: 5 }) { name }`,
    fault: secondStale,
  },
  "Mutation.deskRevoke": { call: (at, who) => `deskRevoke(desk: ${at.desk + (who === "manager" ? 2 : 1)}) { name }` },
  "Mutation.pinSet": {
    call: () => `pinSet(password: "wrong", pin: "7294")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.pinRemove": { call: () => `pinRemove`, stranger: "own" },
};
