import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "#api/schema/index.ts";
import { withInputLengths } from "./input-lengths.ts";
import { settingsDocument } from "./settings-document.ts";

const tada = (...words: string[]) =>
  execFileSync("node", ["node_modules/gql.tada/bin/cli.js", ...words], { stdio: "inherit" });

/**
 * Writes what is generated from code: the list of settings, the lengths of texts, the printed schema, and the types of the documents written
 * against it.
 */
writeFileSync("docs/settings.md", settingsDocument());
const inputRules = "docs/input-rules.md";
writeFileSync(inputRules, withInputLengths(readFileSync(inputRules, "utf8")));
writeFileSync("api/schema.graphql", `${printSchema(lexicographicSortSchema(schema))}\n`);
tada("generate-output", "--disable-preprocessing");
tada("turbo", "--tsconfig", "tsconfig.graphql.json");

/**
 * Without the hash of each document, which changes with any change of the schema; and with the ending of imported files,
 * which are not found without it, so that their types would be `any`.
 */
const documents = "app/graphql/generated/documents.d.ts";
const types = readFileSync(documents, "utf8")
  .replaceAll(/^ *\/\*\* @gql\.tada\/hash .*\n/gm, "")
  .replaceAll(/(?<=from "#[^"]+)(?<!\.ts)"/g, '.ts"');
writeFileSync(documents, types);
