import { DeskBoxes } from "#app/graphql/staff/desks.ts";
import { load } from "#app/http/request/load.server.ts";
import type { Args } from "../request/context.ts";

/** The cash boxes in use, as options of a form. */
export const boxOptions = async (args: Args) =>
  (await load(args, DeskBoxes)).cashBoxes.map(({ id, name }) => ({ value: String(id), label: name }));
