import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { ErrorName } from "#rules/errors.ts";
import { isSecretField } from "#rules/secret-fields.ts";
import { pageOf } from "#app/http/request/load.server.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { toApiMessage, type ApiMessage } from "../request/api-message.ts";
import { keepForm, lockOver } from "./keep-form.server.ts";
import { me } from "../session/me.server.ts";
import { reauthenticate } from "../request/login-again.server.ts";

/** The state of a refused form: its values, its faults, and the errors of the API. */
export type Refusal = {
  result: SubmissionResult<string[]>;
  /** Another user has saved since: the page shows both versions. */
  stale: boolean;
  apiMessage: ApiMessage | null;
  details: Record<string, unknown>;
};

type DrawAgain = (details: Refusal["details"]) => Promise<ReturnType<typeof data<Refusal>>>;

/**
 * The one way to handle a form: parse, act, and on a fault answer 400 (or the fault's own status) with the values kept.
 * A completed action answers a redirect; one that asks for confirmation, the data of its page. A session that ended
 * during typing leads through the login back to the filled form, as does a second factor that the centre has come to
 * require; an action that requires reauthentication leads through its page. `drawAgain` answers the form as it was
 * typed, with something to look at.
 */
export async function submitForm<S extends z.ZodType, Answer = Response>(
  args: Args,
  schema: S,
  act: (input: z.output<S>, form: FormData, drawAgain: DrawAgain) => Promise<Answer>,
) {
  const form = await args.request.formData();
  args.context.idempotencyKey = textOf(form, "idempotencyKey");
  const submission = parseWithZod(form, { schema });
  const refuse = (
    faults: { formErrors?: string[]; fieldErrors?: Record<string, string[]> } | null,
    status: number,
    rest: Partial<Refusal> = {},
  ) => {
    args.context.drawnAgain = true;
    const result = submission.reply({ ...faults, hideFields: [...form.keys()].filter(isSecretField) as never });
    return data<Refusal>(
      { result: result as Refusal["result"], stale: false, apiMessage: null, details: {}, ...rest },
      { status },
    );
  };
  /** A lock, or the end of the session, prevents that a form is drawn again: it is kept, as where it is saved. */
  const redraw = async (...how: Parameters<typeof refuse>) => {
    await me(args);
    if (args.context.locked) throw await lockOver(args, form);
    let way: Promise<string> | undefined;
    args.context.wayToLogin = () => (way ??= keepForm(args, form));
    return refuse(...how);
  };
  if (submission.status !== "success") return redraw(null, 400);
  const version = form.get("version");
  if (version !== null && !/^\d{1,9}$/.test(String(version))) {
    // Sent again, the form is older than whatever is there, and both are shown.
    submission.payload.version = "0";
    return refuse({ formErrors: [] }, 400, { apiMessage: { key: "errors:invalidInput", closesAfter: 5000 } });
  }
  try {
    return await act(submission.value, form, (details) => redraw({ formErrors: [] }, 200, { details }));
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    if (failed.error === "notSignedIn") throw redirect(await keepForm(args, form));
    if (failed.error === "sessionLocked") throw await lockOver(args, form);
    if (failed.error === "secondFactorRequired") throw redirect(await keepForm(args, form));
    if (failed.error === "reauthenticationNeeded") throw redirect(await keepForm(args, form, reauthenticate));
    if (failed.error === "forbidden" || failed.error === "notFound") throw pageOf(failed);
    const { fields, ...details } = failed.details;
    if (failed.error === "invalidInput" && fields) return refuse({ fieldErrors: byField(fields) }, 400, { details });
    const apiMessage = toApiMessage(failed.failure);
    return refuse({ formErrors: [] }, failed.failure.status ?? 503, {
      apiMessage,
      details,
      stale: failed.error === "stale",
    });
  }
}

/** Answers a form as it is after a button that changes the form alone, such as the order of its rows. */
export function drawForm<S extends z.ZodType>(args: Args, schema: S, form: FormData) {
  args.context.drawnAgain = true;
  const result = { initialValue: parseWithZod(form, { schema }).payload } as Refusal["result"];
  return data<Refusal>({ result, stale: false, apiMessage: null, details: {} });
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** API faults by the form's field names; an argument's own wrapper (`input`) is not part of them. */
function byField(fields: { path: (string | number)[]; error: ErrorName }[]) {
  const faults: Record<string, string[]> = {};
  for (const { path, error } of fields) {
    const [first, ...rest] = path;
    const name = rest.reduce<string>(
      (text, part) => (typeof part === "number" ? `${text}[${part}]` : `${text}.${part}`),
      String(first ?? ""),
    );
    (faults[name] ??= []).push(error);
  }
  return faults;
}
