import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "#api/schema/index.ts";
import { withInputLengths } from "./input-lengths.ts";
import { settingsDocument } from "./settings-document.ts";

const folder = "app/graphql/generated";
const documents = `${folder}/documents.d.ts`;
const digestFile = `${folder}/digest.txt`;

const tada = (...words: string[]) =>
  execFileSync("node", ["node_modules/gql.tada/bin/cli.js", ...words], { stdio: "inherit" });

/** Of the types of the documents and of all that they are made from. */
function digest() {
  const sources = readdirSync("app/graphql", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.startsWith("generated"))
    .toSorted();
  const hash = createHash("sha256");
  for (const file of [
    "api/schema.graphql",
    "node_modules/gql.tada/package.json",
    "scripts/generate.ts",
    "tsconfig.json",
    "tsconfig.graphql.json",
    ...sources.map((name) => `app/graphql/${name}`),
    documents,
    `${folder}/schema.d.ts`,
  ])
    hash.update(`${file}\0${existsSync(file) ? readFileSync(file, "utf8") : ""}\0`);
  return `${hash.digest("hex")}\n`;
}

/**
 * Writes what is generated from code: the list of settings, the lengths of texts, the printed schema, and the types of
 * the documents written against it, which take most of the time and are left where their digest is that of today.
 */
writeFileSync("docs/settings.md", settingsDocument());
const inputRules = "docs/input-rules.md";
writeFileSync(inputRules, withInputLengths(readFileSync(inputRules, "utf8")));
writeFileSync("api/schema.graphql", `${printSchema(lexicographicSortSchema(schema))}\n`);
if (!existsSync(digestFile) || readFileSync(digestFile, "utf8") !== digest()) generateTypes();

/**
 * Without the hash of each document, which changes with any change of the schema; and with the ending of imported
 * files, which are not found without it, so that their types would be `any`.
 */
function generateTypes() {
  tada("generate-output", "--disable-preprocessing");
  tada("turbo", "--tsconfig", "tsconfig.graphql.json");
  const types = readFileSync(documents, "utf8")
    .replaceAll(/^ *\/\*\* @gql\.tada\/hash .*\n/gm, "")
    .replaceAll(/(?<=from "#[^"]+)(?<!\.ts)"/g, '.ts"');
  writeFileSync(documents, types);
  writeFileSync(digestFile, digest());
}
