import { ids } from "#tests/cast/people.ts";
import { ask, field } from "../ask.ts";

const once = { procedure: ids.procedures.therapy, count: 1 };
const preset = (input: object) =>
  ask(
    "admin",
    `mutation ($input: ProcedureVoucherPresetInput!) { procedureVoucherPresetCreate(input: $input) { id } }`,
    {
      input: {
        name: "LTV",
        price: { amount: 85_000, currency: "CZK" },
        proceduresWithCount: [once],
        validityAmount: 1,
        validityType: "YEAR",
        ...input,
      },
    },
  );

/** The refusals of voucher presets. */
export const voucherPresets = {
  visitsOutOfRange: () =>
    field("proceduresWithCount.0.count", preset({ proceduresWithCount: [{ ...once, count: 1000 }] })),
  serviceTwice: () => field("proceduresWithCount.1.procedure", preset({ proceduresWithCount: [once, once] })),
  validityOutOfRange: () => field("validityAmount", preset({ validityAmount: 100 })),
};
