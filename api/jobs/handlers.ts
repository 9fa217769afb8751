import type { Services } from "../context.ts";

/** Every job by its name; a job calls verbs like everybody else. */
export const jobHandlers = (services: Services): Record<string, (payload: unknown) => Promise<void>> => {
  void services;
  return {};
};
