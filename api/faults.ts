import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import { errors } from "#rules/errors.ts";
import { constraintOf } from "./db/client.ts";
import { Fault } from "./fault.ts";

/** Writes one line of the structured log. */
export type Log = (line: Record<string, unknown>) => void;

/**
 * What the caller sees of a failure: a fault of the registry with its code, status and fields, a fault of the query as
 * it is, and of anything else only an id that the log carries too.
 */
export const maskError = (log: Log) => (error: unknown): GraphQLError => {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (cause instanceof Fault) return asGraphQLError(cause, error);
  if (cause instanceof GraphQLError) return cause;
  if (constraintOf(cause)?.code === "22021") return asGraphQLError(new Fault("invalidInput"), error);
  const id = randomUUID().slice(0, 8).toUpperCase();
  log({ level: "error", id, error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
  return asGraphQLError(new Fault("unexpected", { id }), error);
};

function asGraphQLError(fault: Fault, at: unknown): GraphQLError {
  const { code, status, message } = errors[fault.fault];
  const fields = fault.details.fields?.map((field) => ({ path: field.path, code: errors[field.error].code, message: errors[field.error].message }));
  const place = at instanceof GraphQLError ? { nodes: at.nodes, path: at.path } : {};
  return new GraphQLError(message, { ...place, extensions: { code, ...fault.details, fields, http: { status } } });
}
