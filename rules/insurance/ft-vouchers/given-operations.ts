type Asked = { code: string; name: string; asked: number | null };
type Given = { code: string; name: string; count: number };

/** An operation with how often a physician asks for it, null where not at all, and how often it was given. */
export type GivenOperation = Asked & { given: number };

/** The operations that are asked for and those that were given, each once, by code. */
export function sumOperations(listed: readonly Asked[], given: readonly Given[]): GivenOperation[] {
  const sums = new Map<string, GivenOperation>();
  for (const { code, name, asked } of listed) if (asked !== null) sums.set(code, { code, name, asked, given: 0 });
  for (const { code, name, count } of given) {
    const known = sums.get(code) ?? { code, name, asked: null, given: 0 };
    sums.set(code, { ...known, given: known.given + count });
  }
  return [...sums.values()].sort((one, other) => one.code.localeCompare(other.code));
}
