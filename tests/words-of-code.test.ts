import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { errors } from "#rules/errors.ts";
import { readNames, readWords, wordsOf } from "./kit/source-words.ts";

/** Headless clauses: docs/writing.md has the rule with examples. A question is none. */
const headless = [
  /^(what|who|whom|whoever|whomever|whose|whatever|which|whichever|how)\b/i,
  /^(about|after|also|around|at|before|behind|by|for|from|in|of|on|since|to|under|until|with|without) (what|which|whom|whose|how|whatever|whoever)\b/i,
  /^where\b(?![^.]*,)/i,
];

/** Words that docs/writing.md replaces by those of the field. */
const banned = {
  anew: /\banew\b/i,
  beside: /\bbeside\b/i,
  deed: /\bdeeds?\b/i,
  leaver: /\bleavers?\b/i,
  meanwhile: /\bmeanwhile\b/i,
  nobody: /\bnobody'?s\b|\b(to|of|as|from|for) nobody\b/i,
  "second PostgreSQL": /\b(other|second) PostgreSQL\b/i,
  stands: /\b(stands?|stood)\b(?! for\b| in for\b|-)/i,
  tells:
    /\btells? (of|people|them|him|her|us|everybody|the (user|person|page|browser|client|server|caller|administrator|reader|people))\b/i,
  told: /\btold\b(?! apart)/i,
  whoever: /\bwhom?ever\b/i,
  wish: /\bwish(es|ed)?\b/i,
};

/** The old vocabulary of names; docs/glossary.md has the words in its place. */
const bannedNames = {
  anew: /\banew\b/,
  beside: /\bbeside\b/,
  clash: /\bclash(es|ing)?\b/,
  deed: /\bdeeds?\b/,
  door: /\bdoors?\b/,
  ears: /\bears\b/,
  frame: /(?<!\b(?:stack|animation) )\bframed?\b/,
  furnish: /\bfurnish/,
  leaver: /\bleavers?\b/,
  meanwhile: /\bmeanwhile\b/,
  paper: /\bpaper (?!sizes?\b).|. papers?$|\bpapers\b/,
  prove: /\b(un)?prov(e|es|ed|en|ing)\b/,
  told: /\b(told|tells?)\b/,
  trouble: /\btroubles?\b/,
  whoever: /\bwhoever\b/,
  wish: /\bwish(es|ed)?\b/,
};
/** Verbs of the API are no hooks of React, and vouchers no passes. */
const bannedInProduct = { hook: /^use [a-z]/, pass: /\bpass(es)?$|^pass(es)? / };
const isProduct = (file: string) => /^(api|rules)\//.test(file) && !file.endsWith(".test.ts");

const oldIn = (file: string, name: string) =>
  Object.entries(isProduct(file) ? { ...bannedNames, ...bannedInProduct } : bannedNames).flatMap(([word, rule]) =>
    rule.test(wordsOf(name)) ? [word] : [],
  );

/** Code within a text is no prose. */
const prose = (text: string) => text.replace(/```[\s\S]*?```|`[^`]*`|\$\{[^}]*\}/g, "``");

const isHeadless = (text: string) => headless.some((rule) => rule.test(text)) && !/\?/.test(text.split(/[.!] /)[0]!);

const bannedIn = (text: string) =>
  Object.entries(banned).flatMap(([word, rule]) => (rule.test(prose(text)) ? [word] : []));

const sources = ["api", "app", "bench", "rules", "scripts", "server", "tests"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))))
  .concat(readdirSync("."))
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/(generated|migrations)\//.test(file));

const words = sources.flatMap((file) => readWords(file).map((text) => ({ file, text })));

const descriptions = [...readFileSync("api/schema.graphql", "utf8").matchAll(/"""([^]*?)"""/g)].map(([, text]) => ({
  file: "api/schema.graphql",
  text: text!.replace(/\s+/g, " ").trim(),
}));

test("comments, descriptions of the schema and test names begin with a subject or a verb", () => {
  expect(descriptions.length).toBeGreaterThan(400);
  expect(words.length).toBeGreaterThan(4000);
  expect([...words, ...descriptions].filter(({ text }) => isHeadless(prose(text)))).toEqual([]);
});

test("comments, descriptions of the schema and test names use none of the banned words", () => {
  expect(
    [...words, ...descriptions].flatMap(({ file, text }) => bannedIn(text).map((word) => ({ file, word, text }))),
  ).toEqual([]);
});

test("the check finds headless clauses and banned words", () => {
  const found = ["Who may read it.", "Of which the first counts", "what is left", "Where it ends."].filter(isHeadless);
  expect(found).toHaveLength(4);
  expect(["Who may read it?", "Where rows are locked, order matters.", "The owner."].filter(isHeadless)).toEqual([]);
  expect(bannedIn("it stands beside what whoever wrote anew was told")).toEqual([
    "anew",
    "beside",
    "stands",
    "told",
    "whoever",
  ]);
  expect(bannedIn("`wish` stands for a preference; they can be told apart")).toEqual([]);
});

test("declared names and names of files have none of the old vocabulary", () => {
  const own = "tests/words-of-code.test.ts";
  const found = sources
    .filter((file) => file !== own)
    .flatMap((file) =>
      [path.basename(file).replace(/\..*/, ""), ...readNames(file)].flatMap((name) =>
        oldIn(file, name).map((word) => ({ file, word, name })),
      ),
    );
  expect(found).toEqual([]);
});

test("texts of errors use none of the banned words", () => {
  const texts = Object.entries(errors).map(([name, { message }]) => ({ name, message }));
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(({ message }) => bannedIn(message).length > 0)).toEqual([]);
  const thrown = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/new \w*Error\(\s*(["`])((?:[^\\]|\\.)*?)\1/g)].map(([, , text]) => ({
      file,
      text: text!,
    })),
  );
  expect(thrown.length).toBeGreaterThan(50);
  expect(thrown.flatMap(({ file, text }) => bannedIn(text).map((word) => ({ file, word, text })))).toEqual([]);
});

test("the check finds names of the old vocabulary", () => {
  const names = [
    "paperHref",
    "PaperHead",
    "onPaper",
    "proveAgain",
    "EventClash",
    "toldFull",
    "frameOf",
    "besideApplication",
  ];
  expect(names.filter((name) => oldIn("app/x.ts", name).length !== 1)).toEqual([]);
  expect(["useVisit", "readPasses"].map((name) => oldIn("api/x.ts", name))).toEqual([["hook"], ["pass"]]);
  expect(
    ["paper", "stackFrameOf", "improved", "password", "useVisit"].flatMap((name) => oldIn("app/x.ts", name)),
  ).toEqual([]);
});

test("README and documents use none of the banned words", () => {
  const documents = readdirSync("docs", { recursive: true })
    .map((name) => `docs/${String(name)}`)
    .concat("README.md")
    .filter((file) => file.endsWith(".md"));
  const found = documents.flatMap((file) =>
    prose(readFileSync(file, "utf8"))
      .split("\n")
      .flatMap((line) => bannedIn(line).map((word) => ({ file, word, line }))),
  );
  expect(found).toEqual([]);
});

test("decision records have one title form, a date, no gap in their numbers, and at most 40 lines", () => {
  const records = readdirSync("docs/decisions").toSorted();
  for (const [at, name] of records.entries()) {
    const number = String(at + 1).padStart(4, "0");
    expect(name).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
    const record = readFileSync(`docs/decisions/${name}`, "utf8");
    expect(record).toMatch(new RegExp(`^# ${number}: .+\n\nDate: \\d{4}-\\d{2}-\\d{2}\n\n`));
    expect(record.split("\n").length, name).toBeLessThanOrEqual(41);
  }
  const mentioned = sources
    .concat("README.md")
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/docs\/decisions\/(\d{4})/g)]);
  expect(mentioned.filter(([, number]) => Number(number) > records.length)).toEqual([]);
});
