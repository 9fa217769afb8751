import fc from "fast-check";
import { localDate } from "#rules/time/time.ts";
import type { Quiet } from "../model.ts";
import type { World } from "../open-world.ts";
import { step } from "../step.ts";

const versionOfCenter = async (world: World): Promise<number> =>
  (await world.ask("admin", "{ me { profile { medicalCenter { version } } } }")).profile.medicalCenter.version;

/** Of changes and of reminders a day and an hour ahead, by SMS and by e-mail. */
export const alert = step(
  "alert",
  fc.record({ alert: fc.constantFrom(1, 2, 3, 4, 16), active: fc.constantFrom(true, true, false) }),
  async (world, { alert, active }) => {
    await world.ask("admin", `mutation { alertUpdate(alert: ${alert}, active: ${active}) { id } }`);
  },
);

export const quietHours = step(
  "quietHours",
  fc.constantFrom<Quiet | null>({ from: "20:00", to: "07:00" }, { from: "00:00", to: "06:30" }, null),
  async (world, quiet) => {
    const { version } = await world.ask("admin", "{ quietHours { version } }");
    const input = quiet ?? { from: "", to: "" };
    const document = `mutation ($input: QuietHoursInput!) { quietHoursUpdate(input: $input, version: ${version}) { from } }`;
    if (!(await world.ask("admin", document, { input }))) return;
    world.model.quiet = quiet;
    world.model.quietSince = world.now.getTime();
  },
);

export const bookingRules = step(
  "bookingRules",
  fc.record({
    emailConfirmed: fc.boolean(),
    paymentInAdvance: fc.boolean(),
    latestBookingCancellationInHours: fc.constantFrom(0, 24),
  }),
  async (world, input) => {
    const document = `mutation ($input: BookingConfigInput!) { bookingConfigUpdate(input: $input, version: ${await versionOfCenter(world)}) { id } }`;
    if (await world.ask("admin", document, { input })) world.model.emailConfirmed = input.emailConfirmed;
  },
);

export const missedVisits = step("missedVisits", fc.constantFrom(0, 50, 100), async (world, fee) => {
  await world.ask(
    "admin",
    `mutation { datedSettingSet(setting: MISSED_VISITS, validFrom: "${localDate(world.now)}", numbers: [{ name: "feePercent", value: ${fee} }, { name: "lateHours", value: 24 }], version: ${await versionOfCenter(world)}) { id } }`,
  );
});

export const payVat = step("payVat", fc.boolean(), async (world, vatPayer) => {
  const { version } = await world.ask("admin", "{ billingInformation { version } }");
  await world.ask(
    "admin",
    `mutation ($input: BillingInformationInput!) { billingInformationUpdate(input: $input, version: ${version}) { version } }`,
    { input: { vatPayer, vatNumber: "CZ10000071", vatPayerFrom: localDate(world.now) } },
  );
});
export const taxServices = step("taxServices", fc.constantFrom("PRIMARY", "ZERO"), async (world, rate) => {
  await world.ask("admin", `mutation { procedureVatRateUpdate(procedure: 1, vatRate: ${rate}) { id } }`);
});
