import { billInsurers } from "#tests/kit/insurance.ts";
import { owner } from "../ask.ts";

/** The database of a centre that bills insurers. */
export async function billingCenter() {
  await billInsurers(owner);
  return owner;
}
