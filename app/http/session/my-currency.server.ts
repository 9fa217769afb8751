import type { Args } from "../request/context.ts";
import { me } from "./me.server.ts";

/** The currency of the centre's prices. If the session has ended, the API reports it and the form is kept. */
export const myCurrency = async (args: Args) => (await me(args))?.profile?.medicalCenter?.currency ?? "CZK";
