/** Latin letters that Unicode does not split into a base letter and a mark, in those of ASCII. */
const LETTERS: Record<string, string> = {
  ł: "l",
  ß: "ss",
  đ: "d",
  ð: "d",
  ø: "o",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ŋ: "n",
  ĸ: "k",
};

/** A text with these letters, capital ones too, replaced. */
export const splitLetters = (text: string): string =>
  text.replace(/[łßđðøæœþħıŧŋĸ]/gi, (letter) => {
    const plain = LETTERS[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
