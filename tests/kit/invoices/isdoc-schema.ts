import { spawnSync } from "node:child_process";

const SCHEMA = "tests/fixtures/isdoc/isdoc-invoice-6.0.2.xsd";
export const hasXmllint = spawnSync("xmllint", ["--version"]).status === 0;

/** Messages of the official schema; empty for a valid document. */
export function schemaErrors(document: string): string {
  const { status, stderr } = spawnSync("xmllint", ["--noout", "--nonet", "--schema", SCHEMA, "-"], { input: document });
  return status === 0 ? "" : String(stderr);
}
