import { localWords } from "./local-words.ts";

export type PasswordFault = "tooShort" | "tooLong" | "common" | "ownData";

const shortest = 10;
const longest = 200;
const leastScore = 3;
const shortestOwnWord = 4;
// The estimate's cost grows steeply with length, and the beginning of a long password already decides.
const judgedLength = 64;

/** Why the password cannot be used, or null. `own` are the person's e-mail, names and medical centre. */
export async function passwordFault(text: string, own: string[]): Promise<PasswordFault | null> {
  const password = text.normalize("NFKC");
  const length = [...password].length;
  if (length < shortest) return "tooShort";
  if (length > longest) return "tooLong";
  const plain = withoutAccents(password);
  const ownWords = wordsOf(own);
  if (ownWords.some((word) => plain.toLowerCase().includes(word))) return "ownData";
  const { score, sequence } = (await estimator()).check(plain, ownWords);
  if (score >= leastScore) return null;
  const disguised = sequence.some((part) => "dictionaryName" in part && part.dictionaryName === "userInputs");
  return disguised ? "ownData" : "common";
}

/** The words of the person's own data, and each text as a whole: "Jana Nová" also forbids "jananova". */
function wordsOf(own: string[]): string[] {
  const texts = own.map((text) => withoutAccents(text.normalize("NFKC")).toLowerCase());
  const words = texts.flatMap((text) => [...text.split(/[^a-z0-9]+/), text.replace(/[^a-z0-9]+/g, "")]);
  return [...new Set(words)].filter((word) => word.length >= shortestOwnWord);
}

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

let loading: ReturnType<typeof loadEstimator> | undefined;
const estimator = () => (loading ??= loadEstimator());

/** The dictionaries take some 20 MB: they are loaded when the first password is chosen, not at start. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, "words-local": localWords },
    graphs: adjacencyGraphs,
    maxLength: judgedLength,
  });
}
