import { parse } from "@conform-to/react";
import { redirectDocument } from "@remix-run/node";
import { isKeptField } from "#rules/secret-fields.ts";
import { KeepForm, KeptForm } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { hrefHere } from "../request/href-here.ts";
import { leadingTo, loginAgain } from "../request/login-again.server.ts";
import { keepPage } from "../session/desk.server.ts";
import { deskPages } from "#app/paths/staff/desks.ts";

export const keptFields = (form: FormData) =>
  [...form].filter(([name, value]) => typeof value === "string" && isKeptField(name)) as [string, string][];

/**
 * The fields whose files were sent: no file of an anonymous user is kept, and the form asks for them again
 * (page/form-page.ts).
 */
const filesAgain = ({ files }: Args["context"]) =>
  [...new Set([...(files ?? [])].flatMap(([name, value]) => (typeof value === "string" ? [] : [name])))].map(
    (name): [string, string] => ["filesAgain", name],
  );

/** Scripts request the data of a page separately. */
const pagePath = (pathname: string) => pathname.replace(/\.data$/, "");

/**
 * Address for a form whose session ended: the login page, or another required step, and from there back to the form,
 * filled in.
 */
export async function keepForm(
  args: Args,
  form: FormData,
  first: (args: Args, back: URL) => string = loginAgain,
): Promise<string> {
  const back = new URL(args.request.url);
  const fields = [...keptFields(form), ...filesAgain(args.context)];
  if (fields.length === 0) return first(args, back);
  try {
    const { formKeep } = await call(args, KeepForm, {
      path: pagePath(back.pathname),
      body: new URLSearchParams(fields).toString(),
    });
    back.searchParams.set("kept", formKeep);
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    // Too long, or no session to keep it for: the link back leads to the empty form.
  }
  return first(args, back);
}

/** The same for a form that meets a locked session: the lock, and from there back, filled in. */
export async function lockOver(args: Args, form: FormData): Promise<Response> {
  const path = leadingTo(new URL(args.request.url)).redirect ?? "/";
  return redirectDocument(
    hrefHere(args, deskPages.deskLock, {
      kept: await keepPage(args, { path, body: new URLSearchParams(keptFields(form)).toString() }),
    }),
  );
}

/**
 * The text typed into this page's form before the session ended, as conform's initial values; undefined where nothing
 * was kept, or for another user. A `version` among them is the one the typing was based on: the form sends that one.
 */
export async function keptForm(args: Args): Promise<Record<string, unknown> | undefined> {
  const { pathname, searchParams } = new URL(args.request.url);
  const id = searchParams.get("kept");
  if (!id) return undefined;
  try {
    const { formKept } = await load(args, KeptForm, { id });
    if (formKept.path.replace(/\?.*/, "") !== pagePath(pathname)) return undefined;
    return parse(new URLSearchParams(formKept.body), { resolve: () => ({}) }).payload;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 404) return undefined;
    throw thrown;
  }
}
