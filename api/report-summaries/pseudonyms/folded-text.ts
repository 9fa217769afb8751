import { fold } from "#rules/text/fold.ts";

/**
 * A text in lower case without diacritics, with its punctuation, that knows the original position of each character.
 */
export type FoldedText = { folded: string; at: number[] };

export function foldedText(text: string): FoldedText {
  let folded = "";
  const at: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = /\p{M}/u.test(letter) ? "" : /[\p{L}\p{Nd}]/u.test(letter) ? fold(letter) : letter;
    for (let index = 0; index < plain.length; index++) at.push(place);
    folded += plain;
    place += letter.length;
  }
  return { folded, at: [...at, text.length] };
}
