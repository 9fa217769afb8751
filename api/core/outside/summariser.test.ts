import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { chatServer, completion } from "#tests/kit/servers/chat-server.ts";
import { chatSummariser, SummaryRefused } from "./summariser.ts";

const passages = [{ number: "1.1", text: "Bolest zad, VAS 4/10" }];
const sentences = [{ text: "Bolest zad 4/10", passage: "1.1" }];
const ask = async (reply: (response: ServerResponse) => void, patience = 2_000) => {
  const { url } = await chatServer(reply);
  return chatSummariser({ url, model: "m", patience }).summarise(passages);
};

test("the model is asked with its key for JSON, and its sentences come with their citations", async () => {
  const { url, came } = await chatServer((response, _asked, request) => {
    expect([request.method, request.url, request.headers.authorization, request.headers["content-type"]]).toEqual([
      "POST",
      "/v1/chat/completions",
      "Bearer tajny",
      "application/json",
    ]);
    response.end(completion({ sentences }));
  });
  const model = chatSummariser({ url: `${url}/`, model: "maly-model", key: "tajny" });
  expect(await model.summarise(passages)).toEqual(sentences);
  expect(JSON.parse(came[0]!)).toMatchObject({
    model: "maly-model",
    temperature: 0,
    response_format: { type: "json_object" },
    messages: [{ role: "system" }, { role: "user", content: "1.1 Bolest zad, VAS 4/10" }],
  });
});

test("JSON in a fence is read, and a sentence without a citation cites nothing", async () => {
  const answer = {
    sentences: [...sentences, { text: "Odjinud" }, { passage: "1.1" }, null, { text: 3, passage: ["1.1"] }],
  };
  expect(await ask((response) => response.end(completion(`\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``)))).toEqual([
    ...sentences,
    { text: "Odjinud", passage: "" },
    { text: "", passage: "1.1" },
    { text: "", passage: "" },
    { text: "", passage: "" },
  ]);
});

const half = completion({ sentences }).slice(0, 60);
test.each<[string, (response: ServerResponse) => void, string, boolean]>([
  ["silence", () => {}, "SILENT", true],
  [
    "an answer that stops in the middle",
    (response) => void response.writeHead(200, { "content-length": "900" }).write(half),
    "SILENT",
    true,
  ],
  [
    "a line that breaks in the middle",
    (response) => response.writeHead(200, { "content-length": "900" }).write(half, () => response.destroy()),
    "UNREACHABLE",
    true,
  ],
  ["500", (response) => response.writeHead(500).end("Bolest zad"), "BROKEN", true],
  ["too many questions", (response) => response.writeHead(429).end(), "BROKEN", true],
  ["a refused key", (response) => response.writeHead(401).end("key"), "REFUSED", false],
  [
    "a way elsewhere",
    (response) => response.writeHead(307, { location: "http://127.0.0.1:1/" }).end(),
    "UNREACHABLE",
    true,
  ],
  ["nonsense", (response) => response.end("<html>Vítejte</html>"), "NOT_UNDERSTOOD", true],
  ["an empty answer", (response) => response.end(), "NOT_UNDERSTOOD", true],
  ["other JSON", (response) => response.end("{}"), "NOT_UNDERSTOOD", true],
  ["prose", (response) => response.end(completion("Pacient má bolesti zad.")), "NOT_UNDERSTOOD", true],
  ["half of the JSON", (response) => response.end(completion('{"sentences":[{"text":"Bol')), "NOT_UNDERSTOOD", true],
  ["JSON of another form", (response) => response.end(completion({ sentences: "Bolest" })), "NOT_UNDERSTOOD", true],
  ["an answer that was cut off", (response) => response.end(completion({ sentences }, "length")), "TOO_LONG", false],
  ["an endless answer", (response) => response.end("x".repeat(1_000_000)), "TOO_LONG", false],
])("%s is a fault that reveals nothing of the input", async (_what, reply, reason, passing) => {
  const refused: SummaryRefused = await ask(reply, 300).then(
    () => expect.fail("answered"),
    (error) => error,
  );
  expect(refused).toBeInstanceOf(SummaryRefused);
  expect(refused).toMatchObject({ reason, passing });
  expect(`${refused.stack} ${String(refused.cause)}`).not.toContain("Bolest");
});

test("a server that is not there is a passing fault", async () => {
  await expect(chatSummariser({ url: "http://127.0.0.1:1/v1", model: "m" }).summarise(passages)).rejects.toMatchObject({
    reason: "UNREACHABLE",
    passing: true,
  });
});
