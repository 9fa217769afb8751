import { errorNamed, type ErrorName } from "#rules/errors.ts";

/** The reason why a call gave no data: the server's message, and the failure of the connection. */
export type Failure = {
  kind: "answer" | "network" | "timeout" | "canceled";
  message: string;
  code?: string;
  status?: number;
  body?: unknown;
};

/** A call to the API or a REST address that failed. */
export class CallFailed extends Error {
  readonly error: ErrorName | undefined;
  constructor(
    readonly failure: Failure,
    readonly details: { fields?: { path: (string | number)[]; error: ErrorName }[]; [key: string]: unknown } = {},
  ) {
    super(failure.message);
    this.name = "CallFailed";
    this.error = errorNamed(failure.code);
  }
}

/** The failure behind whatever a fetch threw. */
export function failureOf(thrown: unknown): Failure {
  const { name, message } = thrown instanceof Error ? thrown : { name: "", message: String(thrown) };
  if (name === "TimeoutError") return { kind: "timeout", message };
  if (name === "AbortError") return { kind: "canceled", message };
  return { kind: "network", message };
}

/** The failure of a REST answer, whose body holds an error object with message and code. */
export async function restFailure(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  const error = (body as { error?: { message?: string; code?: string } } | null)?.error;
  return {
    kind: "answer",
    message: error?.message ?? response.statusText,
    code: error?.code,
    status: response.status,
    body,
  };
}
