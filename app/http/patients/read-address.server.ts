import { redirect } from "@remix-run/node";
import { fold } from "#rules/text/fold.ts";
import { formatPsc } from "#rules/format.ts";
import { splitAddress } from "./split-address.ts";
import type { Args } from "../request/context.ts";
import { asTyped } from "../forms/as-typed.server.ts";
import { keepForm } from "../forms/keep-form.server.ts";
import { me } from "../session/me.server.ts";

/**
 * A card's form as it was typed, its free address distributed among the fields. A filled field keeps its value, and the
 * part meant for it stays in the text.
 */
export async function withAddressSplit(args: Args) {
  const form = await args.request.clone().formData();
  if (!(await me(args))) throw redirect(await keepForm(args, form));
  const {
    idempotencyKey: _once,
    rawCzechAddress,
    address: given,
    ...rest
  } = asTyped(form) as Record<string, string> & { address?: Record<string, string> };
  const { address: found, rest: left } = splitAddress(String(rawCzechAddress ?? ""));
  const filled: Record<string, string> = { ...given };
  const stays: string[] = [];
  const pieces = Object.entries(found);
  for (const [name, value] of pieces)
    if (!filled[name]?.trim()) filled[name] = name === "psc" ? formatPsc(value) : value;
    else if (fold(filled[name]).replace(/ /g, "") !== fold(value).replace(/ /g, "")) stays.push(value);
  const text = [...stays, left].filter(Boolean).join(", ");
  const done = pieces.length === stays.length ? ("nothing" as const) : text ? ("partly" as const) : ("whole" as const);
  return {
    typed: { ...rest, address: filled, rawCzechAddress: done === "nothing" ? String(rawCzechAddress ?? "") : text },
    done,
  };
}
export type SplitForm = Awaited<ReturnType<typeof withAddressSplit>>;
