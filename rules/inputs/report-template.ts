import { z } from "zod";
import { text } from "./text.ts";

/** A text that reports of a service begin with. */
export const ReportTemplateInput = z.object({ name: text(100), content: text(100_000) });
