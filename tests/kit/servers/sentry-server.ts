import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";

type Envelope = { path: string; headers: IncomingHttpHeaders; head: any; item: any; event: any; body: string };

/** A service that takes envelopes of Sentry, until the end of the file; `answer.status` 0 leaves them unanswered. */
export async function sentryServer() {
  const envelopes: Envelope[] = [];
  const answer = { status: 200 };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const [head, item, event] = body.split("\n").map((line) => (line ? JSON.parse(line) : null));
    envelopes.push({ path: request.url!, headers: request.headers, head, item, event, body });
    if (answer.status) response.writeHead(answer.status).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { dsn: `http://publickey@127.0.0.1:${port}/sub/42`, envelopes, answer };
}
