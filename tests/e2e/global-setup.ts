import { build } from "../../scripts/fresh.mjs";
import { seedClinic } from "./clinic.ts";

/** Prepares the built product and the demo clinic, which each worker copies. */
export default async function setup() {
  build();
  await seedClinic();
}
