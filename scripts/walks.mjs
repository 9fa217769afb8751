// Walks through every page in every language, theme, width and font, or through the part of MOTUS_WALKS.
import { run } from "./fresh.mjs";

run("npx playwright test tests/e2e/walks/complete.test.ts --project=with-js", {
  MOTUS_WALKS: process.env.MOTUS_WALKS ?? "all",
});
