import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { MailRefused, outboxMailer, smtpMailer, type Mail } from "./mail.ts";

const from = "Fyzio Doma <motus@fyziodoma.example>";
const mail: Mail = {
  id: "0b9a-1",
  to: "jana@pacienti.example",
  subject: "Připomínka návštěvy",
  text: "Přijďte v 9:30.\n.\n",
};

test("a mail arrives with diacritics, both bodies and its attachment", async () => {
  const { url, arrived } = await smtpServer();
  const content = Buffer.from("%PDF-1.7 faktura");
  await smtpMailer({ url, from }).send({
    ...mail,
    html: "<p>Přijďte v 9:30.</p>",
    attachments: [{ name: "Faktura č. 1.pdf", mime: "application/pdf", content }],
  });
  const [letter] = arrived;
  expect(letter?.envelope).toEqual({ from: "motus@fyziodoma.example", to: ["jana@pacienti.example"] });
  expect(letter?.headers.get("from")).toBe(from);
  expect(letter?.headers.get("to")).toBe("jana@pacienti.example");
  expect(letter?.headers.get("message-id")).toBe("<0b9a-1@fyziodoma.example>");
  expect(decodeWords(letter?.headers.get("subject"))).toBe("Připomínka návštěvy");
  const parts = partsOf(letter?.raw ?? "");
  expect(parts.map((part) => part.type)).toEqual(["text/plain", "text/html", "application/pdf"]);
  expect(parts[0]?.body.toString().replaceAll("\r", "")).toBe(mail.text);
  expect(parts[1]?.body.toString()).toContain("<p>Přijďte v 9:30.</p>");
  expect(parts[2]?.body).toEqual(content);
  expect(parts[2]?.head).toContain("filename*0*=utf-8''Faktura%20%C4%8D.%201.pdf");
});

test("an answer goes to the address that is given, and a malformed one is left out", async () => {
  const { url, arrived } = await smtpServer();
  await smtpMailer({ url, from }).send({ ...mail, replyTo: "info@lipa.example" });
  await smtpMailer({ url, from }).send({ ...mail, replyTo: "info@lipa.example, jina@lipa.example" });
  expect(arrived.map(({ headers }) => headers.get("reply-to"))).toEqual(["info@lipa.example", undefined]);
});

test.each([
  "jana@pacienti.example\r\nBcc: cizi@jinde.example",
  "jana@pacienti.example\n",
  "a@b.example, c@d.example",
  "<jana@pacienti.example>",
  "jana",
  "@pacienti.example",
  "jana@@x.example",
  "",
])("the recipient %j is refused for good and nothing is sent", async (to) => {
  const { url, arrived } = await smtpServer();
  await expect(smtpMailer({ url, from }).send({ ...mail, to })).rejects.toMatchObject({ permanent: true });
  expect(arrived).toEqual([]);
});

test("line ends in a subject or a file name do not become headers", async () => {
  const { url, arrived } = await smtpServer();
  const content = Buffer.from("x");
  await smtpMailer({ url, from }).send({
    ...mail,
    subject: "Karta\r\nBcc: cizi@jinde.example\n\n<script>",
    attachments: [{ name: 'a.txt"\r\nX-Evil: 1\r\n', mime: "text/plain\r\nX-Evil: 2", content }],
  });
  expect(arrived[0]?.envelope.to).toEqual(["jana@pacienti.example"]);
  expect(arrived[0]?.headers.get("subject")).toBe("Karta Bcc: cizi@jinde.example <script>");
  expect(arrived[0]?.headers.has("bcc")).toBe(false);
  expect(arrived[0]?.raw).not.toMatch(/^X-Evil/im);
});

test("login and TLS of the address are used", async () => {
  const seen: unknown[] = [];
  const { port, arrived } = await smtpServer({
    disabledCommands: [],
    authOptional: false,
    onAuth: ({ username, password }, session, done) => {
      seen.push([username, password, session.secure]);
      done(null, { user: 1 });
    },
  });
  await smtpMailer({ url: `smtp://u%40x:p%3As@127.0.0.1:${port}?tls.rejectUnauthorized=false`, from }).send(mail);
  expect(seen).toEqual([["u@x", "p:s", true]]);
  expect(arrived).toHaveLength(1);
});

test("a server which is not this machine has to offer TLS, unless the address says otherwise", async () => {
  const { port, arrived } = await smtpServer();
  const send = (query: string) => smtpMailer({ url: `smtp://0.0.0.0:${port}${query}`, from }).send(mail);
  await expect(send("")).rejects.toMatchObject({ permanent: false, message: expect.stringContaining("ETLS") });
  expect(arrived).toEqual([]);
  await send("?requireTLS=false");
  expect(arrived).toHaveLength(1);
});

test.each([
  ["recipient", 550, true],
  ["recipient", 450, false],
  ["letter", 554, true],
  ["letter", 451, false],
  ["sender", 550, false],
  ["login", 535, false],
])("a refusal of the %s with %i is permanent: %s, and its message names no person", async (stage, code, permanent) => {
  const refuse = Object.assign(new Error("no jana@pacienti.example here"), { responseCode: code });
  const { url } = await smtpServer({
    authOptional: stage !== "login",
    onMailFrom: (_address, _session, done) => done(stage === "sender" ? refuse : null),
    onRcptTo: (_address, _session, done) => done(stage === "recipient" ? refuse : null),
    onData: (stream, _session, done) => void stream.resume().on("end", () => done(stage === "letter" ? refuse : null)),
    onAuth: (_auth, _session, done) => done(stage === "login" ? refuse : null, { user: 1 }),
  });
  const sent = smtpMailer({ url: url.replace("://", "://u:p@"), from }).send(mail);
  const refused: MailRefused = await sent.then(
    () => expect.fail("sent"),
    (error) => error,
  );
  expect(refused).toBeInstanceOf(MailRefused);
  expect(refused.permanent).toBe(permanent);
  expect(refused.message).toContain(String(code));
  expect(JSON.stringify(refused) + refused.stack + refused.cause).not.toContain("jana@");
});

test("a server that is silent or not there is a passing fault", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const send = (url: string) => smtpMailer({ url, from }).send(mail);
  await expect(send(`smtp://127.0.0.1:${port}?greetingTimeout=200`)).rejects.toMatchObject({ permanent: false });
  await expect(send("smtp://127.0.0.1:1")).rejects.toMatchObject({ permanent: false });
});

test("the outbox keeps one private file a mail, whole, under its id", async () => {
  const parent = await mkdtemp(path.join(tmpdir(), "outbox-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = path.join(parent, "mail");
  const mailer = outboxMailer({ folder, workshop: path.join(parent, "unfinished"), from });
  await Promise.all([mailer.send(mail), mailer.send(mail), mailer.send({ ...mail, id: "2" })]);
  expect((await readdir(folder)).sort()).toEqual(["0b9a-1.eml", "2.eml"]);
  expect((await stat(path.join(folder, "2.eml"))).mode & 0o777).toBe(0o600);
  const letter = await readFile(path.join(folder, "2.eml"), "utf8");
  expect(decodeWords(headersOf(letter).get("subject"))).toBe("Připomínka návštěvy");
  expect(partsOf(letter)[0]?.body.toString().replaceAll("\r", "")).toBe(mail.text);
  for (let time = 0; time < 2; time++) await mailer.forget!("2");
  expect(await readdir(folder)).toEqual(["0b9a-1.eml"]);
  await expect(mailer.send({ ...mail, id: "../cizi" })).rejects.toThrow(MailRefused);
});

type Letter = { raw: string; headers: Map<string, string>; envelope: { from: string; to: string[] } };

async function smtpServer(options: SMTPServerOptions = {}) {
  const arrived: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, { envelope }, done) => {
      const raw = Buffer.concat(await stream.toArray()).toString("latin1");
      const sender = envelope.mailFrom ? envelope.mailFrom.address : "";
      arrived.push({
        raw,
        headers: headersOf(raw),
        envelope: { from: sender, to: envelope.rcptTo.map((to) => to.address) },
      });
      done();
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = server.server.address() as AddressInfo;
  return { port, url: `smtp://127.0.0.1:${port}`, arrived };
}

/** The least a mail reader does: unfold headers, decode words, walk the parts. */
function headersOf(raw: string): Map<string, string> {
  const lines = raw
    .slice(0, raw.search(/\r?\n\r?\n/))
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/);
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
}

const decodeWords = (text = "") =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?(b|q)\?(.*?)\?=/gi, (_, form: string, word: string) =>
      form.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString()
        : fromQuoted(word.replaceAll("_", " ")).toString(),
    );

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  );

function partsOf(raw: string): { head: string; type: string; body: Buffer }[] {
  const split = /\r?\n\r?\n/.exec(raw);
  const [head, body] = split ? [raw.slice(0, split.index), raw.slice(split.index + split[0].length)] : [raw, ""];
  const boundary = /boundary="(.*?)"/.exec(head)?.[1];
  if (boundary)
    return `\r\n${body}`
      .split(`\r\n--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.trimStart()));
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1];
  const type = /Content-Type: ([\w/]+)/i.exec(head)?.[1] ?? "";
  return [{ head, type, body: encoding === "base64" ? Buffer.from(body, "base64") : fromQuoted(body) }];
}
