/** A text in the letters of ASCII where they have one, with plain dashes and quotes. */
export const withoutDiacritics = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[–—]/g, "-").replace(/[„“”]/g, '"').replace(/[‚‘’]/g, "'");
