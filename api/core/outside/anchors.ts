import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";
import { appendLines } from "./append-lines.ts";

/** The end of a centre's audit chain at some time. */
const Anchor = z.object({
  at: z.iso.datetime(),
  center: z.int(),
  position: z.int(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Anchor = z.output<typeof Anchor>;

export type Anchors = {
  /** On the disk when it returns. A failure to write is logged: sealing goes on, and the next one is tried. */
  add: (anchor: Anchor) => Promise<void>;
  /** The latest of a centre. */
  last: (center: number) => Promise<Anchor | undefined>;
};

type Log = (line: Record<string, unknown>) => void;

/** Anchors in a file that only grows, a line each, and in the log. */
export function fileAnchors(file: string, log: Log): Anchors {
  const logError = (error: Error) => log({ level: "error", event: "auditNotAnchored", error: error.message });
  let latest: Promise<Map<number, Anchor>> | undefined;
  const known = () => (latest ??= readLatest(file).catch((error) => (logError(error), new Map<number, Anchor>())));
  return {
    add: async (anchor) => {
      log({ event: "auditAnchored", ...anchor });
      const latest = await known();
      await appendLines(file, [JSON.stringify(anchor)]).then(() => latest.set(anchor.center, anchor), logError);
    },
    last: async (center) => (await known()).get(center),
  };
}

async function readLatest(file: string): Promise<Map<number, Anchor>> {
  const { anchors } = await readAnchors(file);
  return new Map(anchors.map((anchor) => [anchor.center, anchor]));
}

/** All anchors of a file, and the numbers of lines that are none. A file that is not there has none. */
export async function readAnchors(file: string): Promise<{ anchors: Anchor[]; unreadable: number[] }> {
  const anchors: Anchor[] = [];
  const unreadable: number[] = [];
  let number = 0;
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      number++;
      const read = Anchor.safeParse(jsonOf(line));
      if (read.success) anchors.push(read.data);
      else unreadable.push(number);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return { anchors, unreadable };
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
