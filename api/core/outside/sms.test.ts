import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { httpSms, outboxSms, type SmsTemplate } from "./sms.ts";

const sms = { id: "0b9a-1", to: "+420601000377", text: 'Dobry den, "Lipa" & spol.\nTel. 222 {key}' };

async function gateway(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body });
      answer(request, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
const ok = (_request: IncomingMessage, response: ServerResponse) => void response.end("ok");
const template = (url: string, more: Partial<SmsTemplate> = {}): SmsTemplate => ({
  url,
  contentType: "application/json",
  ...more,
});
const refusal = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    ({ message, permanent }: { message: string; permanent: boolean }) => ({ message, permanent }),
  );

test("a template of JSON is filled in, escaped once, with the key in a header", async () => {
  const { url, asked } = await gateway(ok);
  const body = `{"number":"{to}","message":"{text}","id":"{key}"}`;
  await httpSms(template(`${url}/send`, { body, authorization: "Bearer s" })).send(sms);
  expect(asked[0]).toMatchObject({
    method: "POST",
    url: "/send",
    headers: { "idempotency-key": sms.id, authorization: "Bearer s", "content-type": "application/json" },
  });
  expect(JSON.parse(asked[0]!.body)).toEqual({ number: sms.to, message: sms.text, id: sms.id });
});

test("a template of a form, and one of an address alone, are filled in as they ask", async () => {
  const { url, asked } = await gateway(ok);
  const form = { body: "to={to}&text={text}", contentType: "application/x-www-form-urlencoded" };
  await httpSms(template(url, form)).send(sms);
  expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toEqual({ to: sms.to, text: sms.text });
  await httpSms(template(`${url}/?to={to}&text={text}`)).send(sms);
  expect(asked[1]!.method).toBe("GET");
  expect(Object.fromEntries(new URL(asked[1]!.url!, url).searchParams)).toEqual({ to: sms.to, text: sms.text });
});

test("a refusal that may pass is not permanent, others are, and no redirect is followed", async () => {
  const { url, asked } = await gateway(({ url: path }, response) => {
    response.writeHead(Number(path!.slice(1)), { location: "/200" }).end();
  });
  const of = (status: number) => refusal(httpSms(template(`${url}/${status}`)).send(sms));
  for (const status of [302, 400, 401, 404])
    expect(await of(status)).toEqual({ message: `SMS refused: status ${status}`, permanent: true });
  for (const status of [408, 429, 500, 503]) expect(await of(status)).toMatchObject({ permanent: false });
  expect(asked.map(({ url: path }) => path)).not.toContain("/200");
  expect(await refusal(httpSms(template(url)).send({ ...sms, to: "601000377" }))).toMatchObject({ permanent: true });
});

test("an answer of 200 without the sign of success is a final refusal, which says what the gateway answered", async () => {
  const { url } = await gateway(({ url: path }, response) => {
    response.end(
      path === "/ok" ? `{"status": "queued"}` : `{"status": "error", "reason": "no credit"}${"x".repeat(9000)}`,
    );
  });
  const success = /"status": ?"(ok|queued)"/;
  const send = (path: string, more = {}) => httpSms(template(`${url}${path}`, more)).send(sms);
  expect(await send("/ok", { success })).toBe(`{"status": "queued"}`);
  await expect(send("/bad", { success })).rejects.toMatchObject({
    message: "SMS refused: answer without success",
    permanent: true,
    answer: expect.stringMatching(/^\{"status": "error", "reason": "no credit"\}x{1,1990}$/),
  });
  expect(await send("/bad")).toContain("no credit");
});

test("a gateway that does not answer, or is not there, is tried again later", async () => {
  const { url } = await gateway(() => {});
  expect(await refusal(httpSms(template(url, { patience: 50 })).send(sms))).toEqual({
    message: "SMS refused: no answer",
    permanent: false,
  });
  expect(await refusal(httpSms(template("http://127.0.0.1:1")).send(sms))).toEqual({
    message: "SMS refused: not reachable",
    permanent: false,
  });
});

test("without a gateway an SMS is a file of the outbox, and can be removed", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "motus-sms-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const outbox = outboxSms({ folder, workshop: path.join(folder, "writing") });
  await outbox.send(sms);
  expect(await readFile(path.join(folder, "0b9a-1.sms"), "utf8")).toBe(`To: ${sms.to}\n\n${sms.text}\n`);
  await outbox.forget!(sms.id);
  expect(await readdir(folder)).toEqual(["writing"]);
});
