// Builds the bare page that the product is weighed against, where it is older than its sources.
import { buildBare } from "./fresh.mjs";

buildBare();
