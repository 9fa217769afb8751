import pg from "pg";
import { vi } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { argon2id } from "#api/passwords/hash.ts";
import { ids } from "#tests/cast/people.ts";
import { ask, card, events, logIn, owner, post, whenever, whole } from "./ask.ts";

const brokenClock = () => {
  throw new Error("a fault of ours");
};
// why: a disk is filled in tests/faults/full-disk.test.ts
const fullDisk = () => {
  throw Object.assign(new Error("write"), { code: "ENOSPC" });
};

/** The refusals of requests as such: too many, too large, too slow, or at a wrong moment. */
export const requests = {
  notSignedIn: () => whole(ask(null, "{ me { id } }")),
  forbidden: () => whole(ask("receptionist", '{ mail(id: "x") { id } }')),
  notFound: () => whole(ask("admin", "{ event(event: 999999) { id } }")),
  invalidInput: () => whole(card({ surname: "" })),
  tooLarge: () => whole(post("x".repeat(5_000_000))),
  unexpected: () => whenever({ now: brokenClock }, () => whole(ask("admin", "{ me { id } }"))),
  queryTooCostly: () =>
    whole(ask("admin", `{ me { ${"profile { medicalCenter { ".repeat(8)} id ${"} }".repeat(8)} } }`)),
  stale: () =>
    whole(ask("admin", `mutation { meUpdate(input: { name: "Dana", surname: "Marešová", version: 99 }) { id } }`)),
  keyReused: async () => {
    await card({ surname: "První" }, { "idempotency-key": "once" });
    return whole(card({ surname: "Druhá" }, { "idempotency-key": "once" }));
  },
  foreignOrigin: () => whole(post("{}", { origin: "https://evil.example" })),
  busy: () => {
    let open = () => {};
    const gate = new Promise<void>((release) => (open = release));
    return whenever({ hasher: { ...argon2id, verify: () => gate.then(() => false) } }, async () => {
      const logins = Array.from({ length: 53 }, (_, n) => logIn(`${n}@nowhere.example`));
      const first = Promise.race(logins);
      await first;
      open();
      await Promise.all(logins);
      return whole(first);
    });
  },
  tooSlow: async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answer = whole(post(new ReadableStream()));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    return answer;
  },
  diskFull: () => whenever({ now: fullDisk }, () => whole(ask("admin", "{ me { id } }"))),
  tooMany: async () => {
    await owner.query(
      "insert into events (medical_center_id, type, begin_at, end_at) select $1, 'FREE_TIME', '2030-01-01', '2030-01-02' from generate_series(1, 10001)",
      [ids.center],
    );
    return whole(events("2030-01-01T00:00:00Z", "2030-01-02T00:00:00Z"));
  },
  databaseAway: () =>
    whenever({ db: createDb(new pg.Pool({ host: "127.0.0.1", port: 9 })) }, () => whole(ask("admin", "{ me { id } }"))),
};
