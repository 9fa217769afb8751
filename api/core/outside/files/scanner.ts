import { once } from "node:events";
import { connect } from "node:net";

/** Scans uploads for viruses. */
export type Scanner = {
  /** Null where the scanner gave no verdict, which its log line explains. */
  isInfected: (content: Blob) => Promise<boolean | null>;
};

type Log = (line: Record<string, unknown>) => void;

/** 50 MB take clamd a few seconds; a request waits for no longer than this. */
const TIMEOUT_MS = 60_000;

/** clamd at `host:port` or at the path of its socket; each file uses a connection of its own (INSTREAM). */
export function clamdScanner(address: string, log: Log): Scanner {
  return {
    isInfected: async (content) => {
      try {
        const verdict = await ask(address, content);
        if (verdict.endsWith(" FOUND")) return true;
        if (verdict.endsWith(" OK")) return false;
        throw new Error(verdict || "clamd closed the connection");
      } catch (error) {
        log({ level: "error", event: "scannerFailed", error: (error as Error).message });
        return null;
      }
    },
  };
}

async function ask(address: string, content: Blob): Promise<string> {
  const at = address.lastIndexOf(":");
  const socket = address.startsWith("/")
    ? connect(address)
    : connect(Number(address.slice(at + 1)), address.slice(0, at).replace(/^\[|\]$/g, ""));
  const late = setTimeout(() => socket.destroy(new Error("clamd did not answer in time")), TIMEOUT_MS);
  try {
    const answer = new Promise<string>((resolve, reject) => {
      let said = "";
      socket
        .setEncoding("utf8")
        .on("data", (part) => (said += String(part)))
        .on("error", reject)
        .on("close", () => resolve(said.replace(/\0$/, "").trim()));
    });
    // clamd may answer before it has read everything: an error of sending shows in its answer.
    await Promise.race([answer, send(socket, content)]);
    return await answer;
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}

async function send(socket: ReturnType<typeof connect>, content: Blob) {
  const room = (written: boolean) => (written ? undefined : once(socket, "drain"));
  socket.write("zINSTREAM\0");
  for await (const chunk of content.stream() as unknown as AsyncIterable<Uint8Array>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    await room(socket.write(chunk));
  }
  socket.write(Buffer.alloc(4));
}
