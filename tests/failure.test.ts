import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { failureOf, restFailure } from "#app/graphql/failure.ts";
import { toApiMessage } from "#app/http/request/api-message.ts";
import { errors as texts } from "#app/i18n/cs/errors.ts";
import { errors, errorNamed } from "#rules/errors.ts";

const server = createServer((request, response) => {
  if (request.url === "/slow") return;
  if (request.url === "/cut") return void request.socket.destroy();
  response.writeHead(request.url === "/html" ? 502 : 409, { "content-type": "application/json" });
  response.end(
    request.url === "/html"
      ? "<h1>Bad gateway</h1>"
      : JSON.stringify({ error: { message: "Overlaps another event", code: "E101" }, conflicts: [1] }),
  );
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const thrown = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test("a server that cuts the line is a network error", async () => {
  const failure = failureOf(await thrown(fetch(`${at}/cut`)));
  expect(failure.kind).toBe("network");
  expect(toApiMessage(failure)).toEqual({ key: "errors:network", closesAfter: 5000 });
});

test("a server that does not answer in time is a timeout", async () => {
  const failure = failureOf(await thrown(fetch(`${at}/slow`, { signal: AbortSignal.timeout(50) })));
  expect(toApiMessage(failure)).toEqual({ key: "errors:timeout", closesAfter: 5000 });
});

test("a call that was given up is cancelled", async () => {
  const abort = new AbortController();
  const call = thrown(fetch(`${at}/slow`, { signal: abort.signal }));
  abort.abort();
  expect(toApiMessage(failureOf(await call))).toEqual({ key: "errors:canceled", closesAfter: 5000 });
});

test("«A failed REST response raises an error carrying the server's message, error code, HTTP status and the whole body»", async () => {
  const failure = await restFailure(await fetch(`${at}/rest`));
  expect(failure).toEqual({
    kind: "answer",
    message: "Overlaps another event",
    code: "E101",
    status: 409,
    body: { error: { message: "Overlaps another event", code: "E101" }, conflicts: [1] },
  });
  expect(toApiMessage(failure)).toEqual({ key: "errors:overlap", closesAfter: 5000 });
});

test("an answer that is no JSON still has its status", async () => {
  expect(await restFailure(await fetch(`${at}/html`))).toMatchObject({
    kind: "answer",
    status: 502,
    message: "Bad Gateway",
    body: null,
  });
});

test("«For GraphQL errors the translated message is used if it exists; otherwise the raw message is shown for 7500 ms»", () => {
  expect(toApiMessage({ kind: "answer", code: "E003", message: "Not found" })).toEqual({
    key: "errors:notFound",
    closesAfter: 5000,
  });
  expect(toApiMessage({ kind: "answer", code: "E998", message: "The moon is wrong" })).toEqual({
    raw: "The moon is wrong",
    closesAfter: 7500,
  });
  expect(toApiMessage({ kind: "answer", message: "" })).toEqual({ key: "errors:unexpected", closesAfter: 5000 });
});

test("«'Invalid phone number' is replaced by its translation»", () => {
  expect(toApiMessage({ kind: "answer", message: "Invalid phone number" })).toEqual({
    key: "errors:phoneInvalid",
    closesAfter: 5000,
  });
});

test("codes are of the specification's families, each once, each with words", () => {
  const codes = Object.values(errors).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^E(0(0[1-9]|1\d)|091|1[F-U][1-9]|[1-9]\d\d)$/);
  for (const name of Object.keys(errors)) expect(texts).toHaveProperty(name);
  expect(errorNamed("E101")).toBe("overlap");
});
