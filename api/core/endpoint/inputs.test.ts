import fc from "fast-check";
import { expect, test } from "vitest";
import { errorNamed, errors } from "#rules/errors.ts";
import { testApi } from "#tests/kit/api.ts";
import { openBookings } from "#tests/kit/bookings.ts";
import { prepareSamples } from "#tests/kit/operation-samples.ts";
import { withPlans } from "#tests/kit/subscriptions.ts";
import { rememberTables } from "#tests/kit/put-back.ts";
import { changes, of, seed, tries } from "#tests/hostile/bends.ts";
import { openWaysIn } from "#tests/hostile/ways-in.ts";
import { spotsOf, turned, turnNames } from "#tests/hostile/inputs.ts";
import { operations, type Operation } from "#tests/hostile/operations.ts";
import { inside } from "#tests/hostile/values.ts";

const api = await testApi({}, withPlans);
const { owner } = api.database;
await prepareSamples(owner);
const { token } = await openWaysIn(owner);
await openBookings(owner);
const putBack = await rememberTables(owner);
/** Values by which strangers are let in: of links in mails, and the address of a centre that takes bookings. */
const opening: Record<string, object> = {
  "Query.verifyToken": { token: token.invitation },
  "Query.profileInvitation": { token: token.invitation },
  "Mutation.passwordSet": { token: token.password },
  "Query.bookingPage": { slug: "u-lipy" },
  "Query.bookingContact": { slug: "u-lipy" },
  "Query.bookingTimes": { slug: "u-lipy" },
};
const callers = ["admin", "admin", "paramedic", "receptionist", "manager"] as const;
/** Words of another centre that its invitation may contain. */
const foreign = /Cizí|Cyril/;

/** The fault of an answer; undefined when there is none. */
function wrongWith(
  { name }: Operation,
  { status, data, errors: faults }: Awaited<ReturnType<typeof api.call>>,
): string | undefined {
  const [fault] = faults ?? [];
  const code = errorNamed(fault?.extensions.code);
  if (fault && (!code || code === "unexpected" || errors[code].status !== status))
    return `${status} ${JSON.stringify(fault)}`;
  if (!fault && status !== 200) return `${status} without a fault`;
  if (fault && inside.test(JSON.stringify(faults))) return `tells ${JSON.stringify(faults)}`;
  const failures = api.logged.splice(0).filter(({ level }) => level === "error");
  if (failures.length > 0) return `logs ${JSON.stringify(failures)}`;
  return !/nvitation|verifyToken|meUpdate/.test(name) && foreign.test(JSON.stringify(data ?? null))
    ? `tells of another centre: ${JSON.stringify(data)}`
    : undefined;
}

/** A call is quicker than a form, and one in fifteen is accepted: fewer of them tell little about that share. */
const calls = 4 * tries;

test(`${calls} fuzzed inputs, of seed ${seed}`, async () => {
  let accepted = 0;
  const one = fc.record({
    operation: fc.noShrink(fc.nat(9999)),
    who: fc.noShrink(fc.nat(9)),
    again: fc.boolean(),
    list: changes(turnNames),
  });
  const property = fc.asyncProperty(one, async ({ operation: number, who, again, list }) => {
    const operation = of(operations, number);
    const caller = of(callers, who);
    const variables = turned(
      { ...operation.variables(caller), ...opening[operation.name] },
      spotsOf(operation.name),
      list,
    );
    const headers: Record<string, string> = again ? { "idempotency-key": "again" } : {};
    const answer = await api.call(caller, operation.document, variables, headers);
    if (!answer.errors) accepted++;
    let fault = wrongWith(operation, answer);
    if (again) fault ??= wrongWith(operation, await api.call(caller, operation.document, variables, headers));
    await putBack();
    const call =
      fault &&
      `${operation.name} of ${caller}\n  ${JSON.stringify(variables).slice(0, 2000)}\n  ${fault.slice(0, 1000)}`;
    if (call) throw new Error(call);
  });
  await fc.assert(property, { seed, numRuns: calls });
  expect(accepted).toBeGreaterThan(calls / 25);
}, 36_000_000);
