/** A file's name without its extension that no system stumbles over. */
export const fileStem = (name: string): string =>
  name
    .replace(/\.[^.]{1,5}$/, "")
    .replace(/[^\p{L}\p{N} _-]/gu, "_")
    .trim()
    .slice(0, 80);
