import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";

/**
 * A mail server until the end of the file, which may offer TLS: how often a mail to each recipient arrived, the id
 * of each, and its bytes.
 */
export async function mailServer({ offersTls = false } = {}) {
  const arrived = new Map<string, number>();
  const letters: { to: string; id: string; overTls: boolean; raw: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: offersTls ? [] : ["STARTTLS"],
    onData: (stream, { envelope, secure }, done) => {
      const arrive = (chunks: Buffer[]) => {
        const raw = Buffer.concat(chunks);
        const [, id = ""] = /^message-id: *<(.+)>/im.exec(raw.toString()) ?? [];
        for (const { address } of envelope.rcptTo) {
          arrived.set(address, (arrived.get(address) ?? 0) + 1);
          letters.push({ to: address, id, overTls: secure, raw });
        }
        done();
      };
      stream.toArray().then(arrive, done); // a sender that was killed sent half of it
    },
  });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  afterAll(() => new Promise<void>((closed) => server.close(closed)));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, arrived, letters };
}
