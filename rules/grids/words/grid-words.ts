import type { fileWords as cs, headWords as csHeads } from "./cs.ts";

export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
export type GridWords = Texts<typeof cs>;
export type HeadWords = Texts<typeof csHeads>;
