import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Reply = (
  response: ServerResponse,
  asked: { messages: { role: string; content: string }[] },
  request: IncomingMessage,
) => void;

/** A server on a real port that implements the chat protocol as far as a summary needs it, and records its requests. */
export async function chatServer(reply: Reply) {
  const came: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    came.push(body);
    reply(response, JSON.parse(body), request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, came };
}

/** An answer of the protocol with this text. */
export const completion = (content: unknown, finish_reason = "stop") =>
  JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    choices: [
      {
        index: 0,
        finish_reason,
        message: { role: "assistant", content: typeof content === "string" ? content : JSON.stringify(content) },
      },
    ],
  });
