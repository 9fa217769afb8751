import { encodeCp852 } from "../../text/cp852.ts";

/** The bytes of a file: its lines in CP852, each with CR LF, the last one too. */
export const writeFile = (lines: readonly string[]): Uint8Array<ArrayBuffer> =>
  encodeCp852(lines.map((line) => `${line}\r\n`).join(""));
