import type { MiddlewareHandler } from "hono";
import { uploadingIn } from "#api/core/process/folders.ts";
import type { App } from "#api/core/process/app.ts";
import { MOST_BOOKING_FILE_BYTES, MOST_FILE_BYTES, MOST_FILES } from "#rules/upload.ts";
import { createBodyBudget } from "./body-budget.ts";
import { readText } from "./read-text.ts";
import { readUpload, type UploadLimits } from "./read-upload.ts";
import type { Refusals } from "./refusals.ts";
import { callerOf, isForPeople, isMultipart, speaksTls, type Context, type Env } from "./request.ts";

/** The most bytes of a form, without files and with them. */
const MOST_TYPED = 2_000_000;
/** The same for anonymous users: of a form whose session has ended the API keeps no more. */
const MOST_OF_STRANGERS = 300_000;

const ofMembers: UploadLimits = {
  bytes: MOST_FILES * MOST_FILE_BYTES + MOST_TYPED,
  typed: MOST_TYPED,
  file: MOST_FILE_BYTES,
  files: MOST_FILES,
};
/** Only signed-in users may fill the disk. */
const ofPrograms: UploadLimits = { ...ofMembers, bytes: MOST_TYPED, typed: MOST_OF_STRANGERS };
/** Of a file that is too large for a request the beginning is kept: the form is drawn again, and says so at its field. */
const ofStrangers: UploadLimits = {
  bytes: MOST_FILE_BYTES + MOST_OF_STRANGERS,
  typed: MOST_OF_STRANGERS,
  file: MOST_BOOKING_FILE_BYTES,
  files: 1,
};

/** Gives a share of the budget to each body of a caller who is not signed in. */
export function shareBudget(app: App): MiddlewareHandler<Env> {
  const tls = speaksTls(app.settings);
  // While the database is away no session is known, and a text is read all the same: the error page returns it to its
  // form.
  const knows = (c: Context) =>
    app
      .knows(callerOf(c, tls).token)
      .catch((error: unknown) => (isMultipart(c) ? Promise.reject(error) : Promise.resolve(false)));
  const openShare = createBodyBudget();
  return async (c, next) => {
    if (["GET", "HEAD"].includes(c.req.method) || (await knows(c))) return next();
    const share = openShare();
    c.set("share", share);
    return next().finally(share.release);
  };
}

export const readTyped =
  ({ refuse }: Refusals): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (isMultipart(c)) return next();
    const share = c.get("share");
    const read = await readText(c.req.raw, share ? MOST_OF_STRANGERS : MOST_TYPED, share);
    if (typeof read === "string") return refuse(c, read);
    c.req.raw = read;
    return next();
  };

/** Reads what comes with files once, onto the disk, for the API and the pages alike. */
export const readFiles =
  ({ settings }: App, { refuse }: Refusals): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (!isMultipart(c)) return next();
    const share = c.get("share");
    const limits = !share ? ofMembers : isForPeople(c) ? ofStrangers : ofPrograms;
    const upload = await readUpload(c.req.raw, uploadingIn(settings), limits, share);
    if (typeof upload === "string") return refuse(c, upload);
    c.set("form", upload.form);
    return next().finally(upload.forget);
  };
