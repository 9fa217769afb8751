import { builder } from "./builder.ts";
import "./scalars.ts";
import "./accounts.ts";

export const schema = builder.toSchema();
