import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";

/** A mail server until the end of the file: how often a mail to each recipient arrived. */
export async function mailServer() {
  const arrived = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      const arrive = () => {
        for (const { address } of envelope.rcptTo) arrived.set(address, (arrived.get(address) ?? 0) + 1);
        done();
      };
      stream.toArray().then(arrive, done); // a sender that was killed sent half of it
    },
  });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  afterAll(() => new Promise<void>((closed) => server.close(closed)));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, arrived };
}
