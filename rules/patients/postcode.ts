import { withoutSeparators } from "../text/visible.ts";

/** Reads a Czech or Slovak postcode into its 5 digits. */
export function readPsc(text: string): string | null {
  const value = withoutSeparators(text);
  return /^\d{5}$/.test(value) ? value : null;
}
