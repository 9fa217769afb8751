import { DrizzleQueryError } from "drizzle-orm/errors";
import { GraphQLError } from "graphql";
import { errorNamed, errors, type ErrorName } from "#rules/errors.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { constraintOf, isAway, isFull } from "./db/client.ts";
import { diskProblem } from "./db/disk-problem.ts";
import { Fault } from "./fault.ts";

/** Writes one line of the structured log. */
export type Log = (line: Record<string, unknown>) => void;

/**
 * The caller's view of a failure: a fault of the registry with its code, status and fields, a fault of the query as it
 * is, and of anything else only the id of the request (see `withId`).
 */
export const maskError =
  (dataDir: string, log: Log) =>
  (error: unknown): GraphQLError => {
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    if (cause instanceof Fault) return asGraphQLError(cause, error);
    if (cause instanceof GraphQLError) return error as GraphQLError;
    const { code = "", constraint = "" } = constraintOf(cause) ?? {};
    const known = ofConstraint[constraint] ?? ofDatabase[code];
    if (known) return asGraphQLError(new Fault(known), error);
    if (outdated.test(code)) {
      log({ level: "warning", event: "conflict", constraint, error: insideOf(cause) });
      return asGraphQLError(new Fault("stale"), error);
    }
    const passing = passingFault(cause, dataDir, log);
    if (passing) return asGraphQLError(passing, error);
    const { message, nodes, path, extensions } = asGraphQLError(new Fault("unexpected"), error);
    return new GraphQLError(message, { nodes, path, extensions, originalError: cause as Error });
  };

/**
 * Logs an unexpected failure under the id of its request, and gives the caller that id instead of the failure; other
 * errors stay as they are.
 */
export function withId(error: GraphQLError, id: string, log: Log): GraphQLError {
  if (error.extensions.code !== errors.unexpected.code) return error;
  log({ level: "error", id, error: insideOf(error.originalError) });
  const { message, nodes, path, extensions } = error;
  return new GraphQLError(message, { nodes, path, extensions: { ...extensions, id } });
}

/** After so long it is worth asking again. */
const AWAY_SECONDS = 5;
const diskFullLogged = new WeakMap<Log, number>();

/**
 * Transient infrastructure failure: the database is away, or the disk is full or read-only; logged once a minute. An
 * embedded database that cannot write ends, and is away for that reason.
 */
export function passingFault(error: unknown, dataDir: string, log: Log): Fault | undefined {
  const away = isAway(error);
  if (!away && !isFull(error)) return undefined;
  if (away && !diskProblem(dataDir)) return new Fault("databaseAway", { retryAfterSeconds: AWAY_SECONDS });
  if (performance.now() - (diskFullLogged.get(log) ?? -MINUTE) >= MINUTE) {
    diskFullLogged.set(log, performance.now());
    log({
      level: "error",
      event: "diskFull",
      error:
        "The disk of the database or of the data folder is full or cannot be written: make room, or make it writable again",
    });
  }
  return new Fault("diskFull");
}

/**
 * Objections of PostgreSQL that are the input's fault: a character it cannot store, a slot that another request took
 * first, two transactions that wait for each other.
 */
const ofDatabase: Record<string, ErrorName> = {
  "22021": "invalidInput",
  "23P01": "overlap",
  "40001": "busy",
  "40P01": "busy",
};

/** Rules that the database enforces under concurrency. */
const ofConstraint: Record<string, ErrorName> = {
  attachments_signed_stay: "reportNotDraft",
  insurance_contracts_apart: "contractOverlaps",
  medical_reports_attendance: "visitHasReport",
  medical_reports_one_of_visit: "visitHasReport",
  medical_reports_uuid: "reportBegun",
  month_closed: "monthClosed",
  patient_card_gone: "notFound",
  patient_card_merged: "cardMerged",
};

/**
 * Restrict, foreign key and unique violations. Verbs check before they write, so a violation means that the check is
 * outdated: the caller reads again. The log names it, since a programming error would look the same.
 */
const outdated = /^23(001|503|505)$/;

/** The log entry: where it failed and why, but never the values of a query, which are people's data. */
export function insideOf(thrown: unknown): string {
  if (thrown instanceof DrizzleQueryError) return `${thrown.query}\n${insideOf(thrown.cause)}`;
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}

const ofLimits = /^Syntax Error: .* limit of \d+ exceeded/;

/**
 * A fault of the query itself, which GraphQL reports with codes of its own or none: it too gets a code of the registry,
 * and its status.
 */
export function named(error: GraphQLError): GraphQLError {
  if (ofLimits.test(error.message))
    return asGraphQLError(new Fault("queryTooCostly", { reason: error.message }), error);
  const known = errorNamed(error.extensions.code);
  const { code, status } = errors[known ?? "invalidInput"];
  const { message, nodes, source, positions, path, originalError } = error;
  const { headers } = (error.extensions.http ?? {}) as { headers?: Record<string, string> };
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions: { ...(known && error.extensions), code, http: { status, headers } },
  });
}

function asGraphQLError(fault: Fault, at: unknown): GraphQLError {
  const { code, status, message } = errors[fault.fault];
  const fields = fault.details.fields?.map((field) => ({
    path: field.path,
    code: errors[field.error].code,
    message: errors[field.error].message,
  }));
  const place = at instanceof GraphQLError ? { nodes: at.nodes, path: at.path } : {};
  const seconds = fault.details.retryAfterSeconds;
  const http = { status, ...(seconds !== undefined && { headers: { "retry-after": String(seconds) } }) };
  return new GraphQLError(message, { ...place, extensions: { code, ...fault.details, fields, http } });
}
