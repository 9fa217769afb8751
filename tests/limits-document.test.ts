import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("docs/limits.md", "utf8");
const rowsUnder = (title: string) =>
  document.split(`## ${title}\n`)[1]!.split("\n## ")[0]!.split("\n").filter((line) => /^\| (?!-)/.test(line)).slice(1)
    .map((line) => line.slice(2, -2).split(" | ").map((cell) => cell.replaceAll("`", "")));
const codeOf = (path: string) => readFileSync(path, "utf8");
/** The number behind a product such as `24 * 60`. */
const numberOf = (text: string) => text.replaceAll("_", "").split("*").reduce((product, factor) => product * Number(factor), 1);

test("every counted attempt stands in docs/limits.md with its numbers and its place", () => {
  const files = readdirSync("api", { recursive: true, encoding: "utf8" }).map((path) => `api/${path}`).filter((path) => /(?<!\.test|rate-limit)\.ts$/.test(path));
  const found: Record<string, string[]> = {};
  for (const path of files) {
    const code = codeOf(path);
    const valueOf = (said: string) => (/^\w*[A-Z]\w*$/.test(said) ? new RegExp(`const ${said} = ([^;]+);`).exec(code)![1]!.replaceAll('"', "") : said);
    for (const [, what, most, minutes] of code.matchAll(/limit\(ctx, ("[^"]+"|[A-Z]+), .+?, (\w+), ([\d *]+)[,)]/g)) {
      const key = [valueOf(what!).replaceAll('"', ""), numberOf(valueOf(most!)), numberOf(minutes!)].join();
      (found[key] ??= []).push(path);
    }
  }
  const said = Object.fromEntries(rowsUnder("Counted attempts").map(([what, most, minutes, places]) => [[what, most, minutes].join(), places!.split(", ").sort()]));
  expect(said).toEqual(Object.fromEntries(Object.entries(found).map(([key, places]) => [key, places.sort()])));
});

test("every other limit has the number that its place has", () => {
  const rows = rowsUnder("Other limits");
  const inCode = rows.map(([what, , name, path]) => [what, numberOf(new RegExp(`const ${name} = ([\\d_ *]+);`).exec(codeOf(path!))?.[1] ?? "none")]);
  expect(rows.map(([what, number]) => [what, Number(number)])).toEqual(inCode);
});

test("the kinds of files are those that are taken in, and every place that is named is there", () => {
  const kinds = [...codeOf("api/outside/sniff.ts").matchAll(/^ +\["(\w+)", /gm)].map(([, kind]) => kind);
  expect(/never by name alone: ([\w ]+) \(/.exec(document)![1]!.split(" ")).toEqual(kinds);
  for (const [, path] of document.matchAll(/`((?:api|app|rules|scripts|tests)\/[\w./-]+\.ts)`/g)) expect(codeOf(path!)).not.toBe("");
});
