import { oneOf } from "#rules/query.ts";

export const paper = oneOf("a4", "a5");
