// Builds where a source is newer than the build.
import { build } from "./fresh.mjs";

build();
