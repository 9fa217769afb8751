import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";

/** A gateway of SMS until the end of the file: the settings to reach it, and the messages with their keys. */
export async function smsGateway() {
  const letters: { to: string; id: string }[] = [];
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        const { to } = JSON.parse(body) as { to: string };
        letters.push({ to, id: String(request.headers["idempotency-key"]) });
        response.end();
      },
      () => response.destroy(), // a sender that was killed sent half of it
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { env: { MOTUS_SMS_URL: url, MOTUS_SMS_BODY: `{"to":"{to}","text":"{text}"}` }, letters };
}
