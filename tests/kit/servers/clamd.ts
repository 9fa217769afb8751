import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll } from "vitest";

/** The standard test file of virus scanners, assembled here so that no scanner reports this file. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE", "!$H+H*"].join("");

/** A clamd on this machine that implements INSTREAM, finds EICAR alone, and accepts no more than `most` bytes. */
export async function clamdServer({ most = 1_000_000 } = {}) {
  const lengths: number[] = [];
  const server = createServer((socket) => void serve(socket).catch(() => socket.destroy()));
  async function serve(socket: Socket) {
    let [waiting, content] = [Buffer.alloc(0), Buffer.alloc(0)];
    let opened = false;
    const answer = (text: string) => socket.end(`${text}\0`);
    for await (const part of socket) {
      waiting = Buffer.concat([waiting, part]);
      if (!opened) {
        const end = waiting.indexOf(0);
        if (end < 0) continue;
        if (waiting.subarray(0, end).toString() !== "zINSTREAM") return answer("UNKNOWN COMMAND");
        [waiting, opened] = [waiting.subarray(end + 1), true];
      }
      while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE(0)) {
        const length = waiting.readUInt32BE(0);
        if (length === 0) {
          lengths.push(content.length);
          return answer(content.includes(eicar) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK");
        }
        content = Buffer.concat([content, waiting.subarray(4, 4 + length)]);
        waiting = waiting.subarray(4 + length);
        if (content.length > most) return answer("INSTREAM size limit exceeded. ERROR");
      }
    }
  }
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const stop = () => new Promise((stopped) => server.close(stopped));
  afterAll(stop);
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, lengths, stop };
}
