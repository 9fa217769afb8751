import { build } from "../scripts/fresh.mjs";

/** Page tests drive the built product: it is built where a source is newer. */
export default function setup() {
  build();
}
