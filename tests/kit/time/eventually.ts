import { vi } from "vitest";
import { HANGS_MS } from "./hangs.ts";

/** Repeats a look until it passes, every 50 ms or less, and answers what it saw. */
export const eventually = <T>(look: () => T | Promise<T>, interval = 50) =>
  vi.waitFor(look, { timeout: HANGS_MS / 2, interval });
