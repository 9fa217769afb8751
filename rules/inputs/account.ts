import { z } from "zod";
import { password, text } from "./text.ts";

export const LogInInput = z.object({ username: text(254), password: password() });
