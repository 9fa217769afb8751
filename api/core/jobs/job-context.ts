import { randomUUID } from "node:crypto";
import { BY_ITSELF } from "../../audit/by-itself.ts";
import type { Ctx, Services } from "../context.ts";

/** The context of a job: no user is signed in, and there is no client address. */
export const jobContext = (services: Services): Ctx => ({
  ...services,
  inTransaction: false,
  requestId: randomUUID(),
  address: BY_ITSELF,
  userAgent: "",
  token: null,
  desk: null,
  session: null,
  known: {},
  profile: null,
  idempotencyKey: null,
  reads: [],
  loaders: new WeakMap(),
});
