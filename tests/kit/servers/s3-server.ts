import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { onTestFinished } from "vitest";

/**
 * The part of S3 that file storage uses, on a real port; it accepts only requests signed with its secret, and lists any
 * number at a time.
 */
export async function s3Server({ mostListed = 1000 } = {}) {
  const keys = {
    region: "eu-central-1",
    accessKeyId: "AKIDEXAMPLE",
    secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCY",
  };
  const folder = await mkdtemp(path.join(tmpdir(), "s3-"));
  let gate = Promise.resolve();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
    const [, bucket, key] = pathname.split("/");
    if (!isSigned(request, keys)) return response.writeHead(403).end();
    if (bucket === "motus" && !key && searchParams.get("list-type") === "2")
      return response.end(await listed(searchParams));
    if (bucket !== "motus" || !key) return response.writeHead(400).end();
    const file = path.join(folder, key);
    if (request.method === "PUT") {
      if (!request.headers["content-length"]) return response.writeHead(411).end();
      await gate;
      await pipeline(request, createWriteStream(`${file}.part`));
      await rename(`${file}.part`, file);
      return response.end();
    }
    if (request.method === "DELETE") return rm(file, { force: true }).then(() => response.writeHead(204).end());
    const size = await stat(file).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) return response.writeHead(404).end("<Error/>");
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    const [start, end] = range ? [Number(range[1]), Math.min(Number(range[2]), size - 1)] : [0, size - 1];
    response.setHeader("Content-Length", end - start + 1);
    if (range) response.writeHead(206, { "Content-Range": `bytes ${start}-${end}/${size}` });
    if (size === 0) return response.end();
    return pipeline(createReadStream(file, { start, end }), response);
  }

  /** ListObjectsV2, whose token is opaque and handed back as it is. */
  async function listed(query: URLSearchParams): Promise<string> {
    const after = Buffer.from(query.get("continuation-token") ?? "", "base64").toString();
    const names = (await readdir(folder)).filter((name) => !name.endsWith(".part") && name > after).sort();
    const page = names.slice(0, Math.min(mostListed, Number(query.get("max-keys") ?? 1000)));
    const rows = await Promise.all(
      page.map(
        async (name) =>
          `<Contents><Key>${name}</Key><LastModified>${(await stat(path.join(folder, name))).mtime.toISOString()}</LastModified><Size>1</Size></Contents>`,
      ),
    );
    const more =
      page.length < names.length
        ? `<NextContinuationToken>${Buffer.from(page.at(-1)!).toString("base64")}</NextContinuationToken>`
        : "";
    return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${more !== ""}</IsTruncated>${rows.join("")}${more}</ListBucketResult>`;
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { endpoint, bucket: "motus", ...keys },
    /** Address of the bucket's objects. */
    folder,
    /** Stops reading uploads until the returned function is called. */
    pause() {
      let resume = () => {};
      gate = new Promise((open) => (resume = open));
      return resume;
    },
  };
}

type Keys = { region: string; accessKeyId: string; secretAccessKey: string };

/** AWS Signature Version 4 as published, header form. */
function isSigned(request: IncomingMessage, { region, accessKeyId, secretAccessKey }: Keys): boolean {
  const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, credential, names, signature] = form.exec(request.headers.authorization ?? "") ?? [];
  const time = String(request.headers["x-amz-date"]);
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  if (!names || credential !== `${accessKeyId}/${scope}`) return false;
  const signedHeaders = names.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signedHeaders.includes(name))) return false;
  const age = Date.now() - Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
  if (!(Math.abs(age) < 15 * 60_000)) return false;
  const url = new URL(request.url ?? "", "http://s3");
  const canonicalRequest = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encodeURIComponent).join("="))
      .sort()
      .join("&"),
    ...signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, " ")}`),
    "",
    names,
    request.headers["x-amz-content-sha256"],
  ].join("\n");
  const hashed = createHash("sha256").update(canonicalRequest).digest("hex");
  const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const signingKey = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(signingKey, ["AWS4-HMAC-SHA256", time, scope, hashed].join("\n")).toString("hex") === signature;
}
