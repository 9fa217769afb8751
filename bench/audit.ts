import pg from "pg";
import { createDb } from "#api/core/db/client.ts";
import { verifyChains } from "#api/audit/verify.ts";
import { uuids } from "#tests/cast/people.ts";
import { castDatabase, onServer } from "./cast-database.ts";
import { quantile } from "./measure.ts";
import { report, type Figure } from "./table.ts";

/** People who look into cards at once, and how often each does in a round. */
const PEOPLE = 50;
const LOOKS = 20;
const ROUNDS = 12;
/** More often than the product does, so that each round is sealed along. */
const SEAL_EVERY = 1000;
const ROWS = 200_000;

const look = `query ($uuid: String!) { patientCard(uuid: $uuid) { fullName } }`;
type Api = Awaited<ReturnType<typeof castDatabase>>;

/** Milliseconds of each look, and in total for each group. */
async function round({ ask }: Api) {
  const times: number[] = [];
  const started = performance.now();
  const person = async () => {
    for (let looks = 0; looks < LOOKS; looks++) {
      const asked = performance.now();
      await ask(look, { uuid: uuids.jana });
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, person));
  return { times, each: (performance.now() - started) / times.length };
}

async function whileSealing<T>(owner: pg.Pool, work: () => Promise<T>): Promise<T> {
  const sealing = setInterval(() => void owner.query("select seal_audit(1000)"), SEAL_EVERY);
  return work().finally(() => clearInterval(sealing));
}

/** A read whose audit row is written and sealed, against one whose row is only written. */
async function lookCosts(sealed: Api, plain: Api, owner: pg.Pool): Promise<Figure[]> {
  const rounds = {
    sealed: [] as Awaited<ReturnType<typeof round>>[],
    plain: [] as Awaited<ReturnType<typeof round>>[],
  };
  const halves = { sealed: () => whileSealing(owner, () => round(sealed)), plain: () => round(plain) };
  // The order alternates; the first round only warms up.
  for (let at = -1; at < ROUNDS; at++)
    for (const half of at % 2 === 0 ? (["sealed", "plain"] as const) : (["plain", "sealed"] as const)) {
      const done = await halves[half]();
      if (at >= 0) rounds[half].push(done);
    }
  const figure = (name: string, of: (some: typeof rounds.plain) => number): Figure => ({
    name,
    value: of(rounds.sealed),
    baseline: of(rounds.plain),
    unit: "ms",
    budgetOfRatio: 1.2,
  });
  return [
    figure(`A look by one of ${PEOPLE} at once, sealed against only written, p95`, (some) =>
      quantile(
        some.flatMap(({ times }) => times),
        0.95,
      ),
    ),
    figure("The same, time for each look of all", (some) =>
      quantile(
        some.map(({ each }) => each),
        0.5,
      ),
    ),
  ];
}

async function verifyTime(owner: pg.Pool): Promise<Figure> {
  await owner.query(
    `insert into audit_rows (medical_center_id, at, profile_id, user_id, request_id, action, entity_id, patient_card_id, details, address)
     select 1, now(), 1, 1, gen_random_uuid(), 'medicalReport.updated', n, n, '{"fields": ["content", "duration"]}', '192.0.2.1' from generate_series(1, ${ROWS}) as n`,
  );
  await owner.query("select seal_audit(1000000)");
  const started = performance.now();
  for await (const { finding } of verifyChains(createDb(owner), []))
    if (finding) throw new Error(JSON.stringify(finding));
  return {
    name: `Verifying ${ROWS.toLocaleString("en")} audit rows`,
    value: (performance.now() - started) / 1000,
    unit: "s",
  };
}

await onServer(async (server) => {
  const sealed = await castDatabase(server, "sealed", async () => {}, PEOPLE);
  const plain = await castDatabase(
    server,
    "plain",
    async (owner) => void (await owner.query("drop trigger audit_rows_noted on audit_rows")),
    PEOPLE,
  );
  const owner = new pg.Pool({ ...server, database: "bench_sealed", max: 1 });
  report([...(await lookCosts(sealed, plain, owner)), await verifyTime(owner)]);
  await owner.end();
  await Promise.all([sealed.close(), plain.close()]);
});
