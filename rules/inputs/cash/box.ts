import { z } from "zod";
import { name } from "../text.ts";

/** A cash box, by its name. */
export const CashBoxInput = z.object({ name: name() });
