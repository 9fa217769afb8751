import { randomInt } from "node:crypto";

const CONSONANTS = "bdfghjklmnprstvz";
const VOWELS = "aeiou";

/** Nine syllables such as `mokali-sutevo-bidaru`: 56 bits that can be read aloud. */
export function readablePassword(): string {
  const syllable = () => CONSONANTS.charAt(randomInt(CONSONANTS.length)) + VOWELS.charAt(randomInt(VOWELS.length));
  const word = () => syllable() + syllable() + syllable();
  return [word(), word(), word()].join("-");
}
