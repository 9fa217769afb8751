import { readdirSync } from "node:fs";
import path from "node:path";
import { ReadableStream as NodeStream } from "node:stream/web";
import { expect, test } from "vitest";
import { ids, tokens, uuids, type Role } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { site, app, visitor, database, logged } = await testPages();
const boundary = "----of-the-test";
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n");
const mutation = `mutation ($files: [Upload!]!, $type: AttachmentType) { attachmentsCreate(patientCard: ${ids.patients.jana}, files: $files, type: $type) { file { uuid name size } } }`;

/** The parts of a form, each as its bytes come; a file may be as long as one likes. */
async function* form(
  parts: { name: string; file?: string; content: Iterable<Uint8Array> | string }[],
  { broken = false } = {},
) {
  for (const { name, file, content } of parts) {
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"\r\ncontent-type: text/html`}\r\n\r\n`,
    );
    if (typeof content === "string") yield Buffer.from(content);
    else yield* content;
    yield Buffer.from("\r\n");
  }
  if (!broken) yield Buffer.from(`--${boundary}--\r\n`);
}
function send(who: Role | null, body: AsyncIterable<Uint8Array>, headers: Record<string, string> = {}) {
  const token: Record<string, string> = who ? { "x-authorization": tokens[who] } : {};
  const stream = NodeStream.from(body) as ReadableStream<Uint8Array>;
  return site.fetch(
    new Request("http://motus.example/graphql", {
      method: "POST",
      body: stream,
      duplex: "half",
      headers: {
        "sec-fetch-site": "same-origin",
        "content-type": `multipart/form-data; boundary=${boundary}`,
        ...token,
        ...headers,
      },
    } as RequestInit),
  );
}
const attach = (who: Role | null, files: Record<string, Iterable<Uint8Array> | string>, how = {}) => {
  const names = Object.keys(files);
  const operations = JSON.stringify({
    query: mutation,
    variables: { files: names.map(() => null), type: "ADMINISTRATIVE" },
  });
  const map = JSON.stringify(Object.fromEntries(names.map((_name, at) => [at, [`variables.files.${at}`]])));
  return send(
    who,
    form(
      [
        { name: "operations", content: operations },
        { name: "map", content: map },
        ...names.map((file, at) => ({ name: String(at), file, content: files[file]! })),
      ],
      how,
    ),
  );
};
const answerOf = async (response: Response | Promise<Response>) => {
  const { data, errors, error } = (await (await response).json()) as {
    data: any;
    errors?: { extensions: { code: string } }[];
    error?: { code: string };
  };
  return { data, code: errors?.[0]?.extensions.code ?? error?.code };
};
const lying = () => readdirSync(path.join(app.settings.dataDir, "uploading"));

/** A PDF of so many bytes, which come piece by piece. */
function* pdfOf(bytes: number) {
  const blanks = Buffer.alloc(65_536, 32);
  yield pdf.subarray(0, 9);
  for (let left = bytes - pdf.length; left > 0; left -= 65_536) yield blanks.subarray(0, left);
  yield pdf.subarray(9);
}

test("files of 50 MB go through without the process growing by them, and come back byte for byte", async () => {
  await answerOf(attach("admin", { "prvni.pdf": pdfOf(1_000_000) }));
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 20);
  const { data } = await answerOf(
    attach("admin", Object.fromEntries([1, 2, 3, 4].map((n) => [`snimek ${n}.pdf`, pdfOf(50_000_000)]))),
  );
  clearInterval(watch);
  expect(data.attachmentsCreate.map(({ file }: { file: { size: number } }) => file.size)).toEqual([
    50_000_000, 50_000_000, 50_000_000, 50_000_000,
  ]);
  expect(most).toBeLessThan(150_000_000);
  expect(lying()).toEqual([]);
  const response = await site.fetch(
    new Request(`http://motus.example/api/app/file/${data.attachmentsCreate[3].file.uuid}`, {
      headers: { "x-authorization": tokens.admin },
    }),
  );
  expect([response.headers.get("content-length"), (await response.bytes()).length]).toEqual(["50000000", 50_000_000]);
});

test("one byte more is refused, and nothing is left lying", async () => {
  const response = await attach("admin", { "velky.pdf": pdfOf(50_000_001) });
  expect([response.status, (await answerOf(response)).code]).toEqual([413, "E006"]);
  expect(lying()).toEqual([]);
});

test("a broken-off or malformed form is refused; so is a large one of an anonymous user", async () => {
  expect((await answerOf(attach("admin", { "a.pdf": pdfOf(200_000) }, { broken: true }))).code).toBe("E004");
  expect((await answerOf(send("admin", form([{ name: "operations", content: "{" }])))).code).toBe("E004");
  const anonymous = await attach(null, { "a.pdf": pdfOf(3_000_000) });
  expect([anonymous.status, (await answerOf(anonymous)).code]).toEqual([413, "E006"]);
  expect((await answerOf(attach(null, { "a.pdf": pdfOf(3_000) }))).code).toBe("E001");
  expect(lying()).toEqual([]);
});

test("a stored file is served as its own type, never as a page, and only to permitted users", async () => {
  const { data } = await answerOf(
    attach("receptionist", { "Zpráva „Novák“.html.pdf": pdfOf(200), "dopis.txt": "žluťoučký text" }),
  );
  const [document, letter] = data.attachmentsCreate.map(
    ({ file }: { file: { uuid: string } }) => `/api/app/file/${file.uuid}`,
  ) as [string, string];
  const { headers, status } = await visitor("receptionist").get(document);
  expect([
    status,
    headers.get("content-type"),
    headers.get("x-content-type-options"),
    headers.get("cache-control"),
  ]).toEqual([200, "application/pdf", "nosniff", "no-store"]);
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.* sandbox; base-uri 'none';/);
  expect(headers.get("content-disposition")).toBe(
    `inline; filename="file.pdf"; filename*=UTF-8''Zpr%C3%A1va%20%E2%80%9ENov%C3%A1k%E2%80%9C.html.pdf`,
  );
  expect((await visitor("paramedic").get(`${document}?save`)).headers.get("content-disposition")).toMatch(
    /^attachment;/,
  );
  // In a window of its own it is framed by a page that leaves with its session.
  const inWindow = { "sec-fetch-dest": "document" };
  const page = await visitor("receptionist").get(document, inWindow);
  expect([page.status, page.all("iframe")[0]?.getAttribute("src"), page.title]).toEqual([
    200,
    document,
    "Soubor | Motus",
  ]);
  expect(page.html).toMatch(/<meta http-equiv="refresh" content="\d+;url=\/prihlaseni\/skoncilo/i);
  expect((await visitor("foreign").get(document, inWindow)).status).toBe(404);
  expect((await visitor("paramedic").get(letter, inWindow)).headers.get("content-disposition")).toMatch(/^attachment;/);
  const text = (await visitor("paramedic").get(letter)).headers;
  expect([text.get("content-disposition"), text.get("content-type")]).toEqual([
    expect.stringMatching(/^attachment;/),
    "text/plain; charset=utf-8",
  ]);
  expect((await visitor().get(document)).status).toBe(401);
  for (const address of [
    document,
    "/api/app/file/99999999-9999-4999-8999-999999999999",
    "/api/app/file/..%2f..%2fsecrets.json",
  ])
    expect([address, (await visitor("foreign").get(address)).status]).toEqual([address, 404]);
  await database.owner.query("update attachments set type = 'MEDICAL'");
  expect([
    (await visitor("receptionist").get(document)).status,
    (await visitor("manager").get(document)).status,
    (await visitor("paramedic").get(document)).status,
  ]).toEqual([404, 404, 200]);
  const { rows } = await database.owner.query(
    "select profile_id as who, count(*)::int as n from audit_rows where action = 'attachment.read' group by 1 order by 1",
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { who: ids.profiles.paramedic, n: 4 },
      { who: ids.profiles.receptionist, n: 2 },
    ]),
  );
});

test("a file that the virus scanner finds infected is refused at its field and logged, and without a verdict all are", async () => {
  const address = `/kartoteka/${uuids.jana}/nove-prilohy`;
  const files = async () => (await database.owner.query("select from files")).rowCount;
  const before = await files();
  const sent = async (verdict: boolean | null) => {
    app.services.scanner = { isInfected: async () => verdict };
    return visitor("admin").upload(address, { type: "ADMINISTRATIVE" }, { files: [new File(["text"], "dopis.txt")] });
  };
  const infected = await sent(true);
  expect([infected.status, infected.text("[role=alert]")]).toEqual([
    400,
    expect.stringMatching(/dopis\.txt.*V souboru je virus/),
  ]);
  expect(logged.at(-1)).toMatchObject({ event: "refused", name: "fileInfected" });
  const unscanned = await sent(null);
  expect([unscanned.status, unscanned.text("[role=alert]")]).toEqual([
    503,
    expect.stringMatching(/dopis\.txt.*Antivirová kontrola teď neodpovídá/),
  ]);
  expect(await files()).toBe(before);
  expect((await sent(false)).status).toBe(302);
});
