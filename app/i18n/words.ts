/** The Slavic plural forms: a language without them leaves them out. */
type Slavic<K> = K extends `${string}_few` | `${string}_many` ? K : never;

/** A translation of the Czech words: every key, with the plural forms German and English do not have optional. */
export type Words<T> = { [K in Exclude<keyof T, Slavic<keyof T>>]: Word<T[K]> } & { [K in Slavic<keyof T>]?: string };
type Word<V> = V extends string ? string : Words<V>;
