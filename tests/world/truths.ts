import type { World } from "./open-world.ts";
import { expectFiles } from "./truths/files.ts";
import { expectInvoices } from "./truths/invoices.ts";
import { expectMessages } from "./truths/messages.ts";
import { expectMoney } from "./truths/money.ts";
import { expectOtherCenter } from "./truths/other-center.ts";
import { expectPlaces } from "./truths/places.ts";

/** All that has to be true after each step. */
export async function expectTruths(world: World) {
  await expectMessages(world);
  await expectPlaces(world);
  await expectMoney(world);
  await expectInvoices(world);
  await expectFiles(world);
  await expectOtherCenter(world);
}
