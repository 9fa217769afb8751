import fc from "fast-check";
import { expect } from "vitest";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import type { World } from "../open-world.ts";
import { step } from "../step.ts";
import { digestOf } from "../truths/other-center.ts";

const { center, patients, profiles, procedures } = ids;

/** Actions of the other centre, which nothing of this one sees. */
async function inOther(world: World, act: () => Promise<unknown>) {
  const before = await digestOf(world, center);
  await act();
  expect(await digestOf(world, center), "this centre's rows while the other one works").toBe(before);
  await world.lookElsewhere();
}

export const visitElsewhere = step("visitElsewhere", fc.nat(30), (world, day) =>
  inOther(world, () =>
    world.ask("foreign", "mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }", {
      input: {
        eventType: "EVENT",
        procedure: procedures.foreign,
        owner: profiles.foreign,
        patientCards: [patients.foreign],
        beginAt: instantOf(addDays(localDate(world.now), day), "10:00"),
        confirmOutsideHours: true,
      },
    }),
  ),
);

export const chargeElsewhere = step("chargeElsewhere", fc.constantFrom("CASH", "CARD"), (world, method) =>
  inOther(world, async () => {
    const made = await world.ask(
      "foreign",
      `mutation { paymentCreate(input: { patientCard: ${patients.foreign}, items: [{ name: "Tejp", price: { amount: 10000, currency: "CZK" }, vatRate: ZERO, targetType: ADDITIONAL_PROCEDURE }] }) { id version } }`,
    );
    await world.ask(
      "foreign",
      `mutation { paymentUpdate(payment: ${made.id}, version: ${made.version}, input: { paymentMethod: ${method} }) { id } }`,
    );
  }),
);

/** Each centre tries the rows of the other one. */
export const reachAcross = step("reachAcross", fc.boolean(), async (world, fromHere) => {
  const [who, event, payment, card] = fromHere
    ? (["admin", ids.events.foreignEvent, ids.payments.foreign, patients.foreign] as const)
    : (["foreign", ids.events.lunch, ids.payments.jana, patients.jana] as const);
  for (const document of [
    `eventRemove(event: ${event}) { id }`,
    `paymentCancel(payment: ${payment}, version: 1, reason: "Omyl", paymentMethod: CARD) { id }`,
    `patientCardArchive(patientCard: ${card}, archived: true) { id }`,
  ]) {
    expect(await world.ask(who, `mutation { ${document} }`)).toBeUndefined();
    expect(world.refusal).toBe("E003");
  }
});
