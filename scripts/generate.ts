import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "#api/schema/index.ts";

/** Writes what is generated from code: the printed schema, and the types of the documents written against it. */
writeFileSync("api/schema.graphql", `${printSchema(lexicographicSortSchema(schema))}\n`);
execFileSync("npx", ["gql.tada", "generate-output", "--disable-preprocessing"], { stdio: "inherit" });
