/** A value as JSON writes it. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** A canonical value: an object as its pairs in the order of their names, a text in Unicode's NFC. */
const canonical = (value: Value): Value => {
  if (typeof value === "string") return value.normalize("NFC");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(canonical);
  return Object.keys(value)
    .sort()
    .map((name) => [name, canonical(value[name]!)]);
};

/** One text for one meaning: JSON of the fields in their canonical form, instants in UTC. */
export const canonicalForm = (fields: Record<string, Value>): string => JSON.stringify(canonical(fields));
