import { redirect } from "@remix-run/node";
import { asTyped } from "../forms/as-typed.server.ts";
import { keepForm } from "../forms/keep-form.server.ts";
import type { Args } from "../request/context.ts";
import { me } from "../session/me.server.ts";

/** The services to choose from, as options. */
export const serviceOptions = (procedures: { id: number; name: string }[]) =>
  procedures.map(({ id, name }) => ({ value: String(id), label: name }));

/** The form as it was typed, to be drawn again with more rows. */
export async function withMoreRows(args: Args) {
  const form = await args.request.formData();
  if (!(await me(args))) throw redirect(await keepForm(args, form));
  const { idempotencyKey: _once, ...typed } = asTyped(form);
  return { typed };
}
