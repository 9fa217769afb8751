import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { AwsClient } from "aws4fetch";
import { checkedKey, FileMissing, isKey, measured, MOST_LISTED, type Bytes, type Storage } from "./storage.ts";

type Bucket = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

/** Stores files in a bucket of any S3-compatible service, addressed as endpoint/bucket/key. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): Storage {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const home = `${endpoint.replace(/\/$/, "")}/${bucket}`;
  const addressOf = (key: string) => `${home}/${checkedKey(key)}`;

  const ask = async (
    method: string,
    address: string,
    headers: Record<string, string> = {},
    body: Bytes = emptiness,
  ) => {
    const signed = await signer.sign(address, { method, headers });
    const answer = await exchange(address, { method, headers: Object.fromEntries(signed.headers) }, body);
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) return answer;
    answer.destroy();
    if (status === 404 && method !== "PUT") throw new FileMissing();
    throw new Error(`The storage answered ${status} to ${method}`);
  };

  // S3 requires the length of an upload.
  const upload = async (address: string, bytes: Bytes, length: number) => {
    const passing = measured(bytes, length);
    (await ask("PUT", address, { "Content-Length": String(length) }, passing.bytes)).resume();
    return passing.total();
  };

  return {
    async put(key, bytes, { size } = {}) {
      const address = addressOf(key);
      const length = bytes instanceof Uint8Array ? bytes.byteLength : size;
      if (length !== undefined) return upload(address, bytes, length);
      return spooled(bytes, (whole, total) => upload(address, whole, total));
    },

    async get(key, { range } = {}) {
      const answer = await ask("GET", addressOf(key), range && { Range: `bytes=${range.start}-${range.end}` });
      const { "content-range": part, "content-length": length } = answer.headers;
      const size = Number(range ? part?.split("/")[1] : length);
      if (!Number.isSafeInteger(size)) throw new Error("The storage answered without the length of the file");
      return { stream: Readable.toWeb(answer) as ReadableStream<Uint8Array>, size };
    },

    async remove(key) {
      const answer = await ask("DELETE", addressOf(key)).catch((error) => {
        if (!(error instanceof FileMissing)) throw error;
      });
      answer?.resume();
    },

    async list(after) {
      const page = new URLSearchParams({
        "list-type": "2",
        "max-keys": String(MOST_LISTED),
        ...(after !== null && { "continuation-token": after }),
      });
      const answer = await ask("GET", `${home}?${page}`);
      answer.setTimeout(patience, () => answer.destroy(silent()));
      const listing = await text(answer);
      if (!listing.includes("<ListBucketResult")) throw new Error("The storage answered no listing");
      const stored = elementsIn(listing, "Contents").map((file) => ({
        key: elementsIn(file, "Key")[0] ?? "",
        storedAt: new Date(elementsIn(file, "LastModified")[0] ?? ""),
      }));
      const [next] = elementsIn(listing, "NextContinuationToken");
      return { stored: stored.filter(({ key }) => isKey(key)), next: next === undefined ? null : unescaped(next) };
    },
  };
}

/** The texts of the elements with this name; S3 never nests elements that it lists. */
const elementsIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, content]) => content!);
const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
const unescaped = (xml: string) => xml.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name]!);

const emptiness = new Uint8Array();
const patience = 60_000;
const silent = () => new Error("The storage went silent");

/** One request without `fetch`, which would hold the whole of a streamed body in case of a redirect. */
function exchange(address: string, options: http.RequestOptions, body: Bytes): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request: open } = address.startsWith("https:") ? https : http;
    const request = open(address, { ...options, timeout: patience });
    request.on("timeout", () => request.destroy(silent()));
    request.on("error", reject);
    request.on("response", (answer) => {
      request.setTimeout(0);
      resolve(answer);
    });
    pipeline(
      body instanceof Uint8Array ? [body] : (body as AsyncIterable<Uint8Array>),
      request,
      (error) => error && reject(error),
    );
  });
}

/** Learns the length of a stream through an unlinked file, which is gone with this process in any case. */
async function spooled<T>(bytes: Bytes, use: (whole: Bytes, size: number) => Promise<T>): Promise<T> {
  const file = path.join(tmpdir(), `motus-${randomUUID()}`);
  const handle = await open(file, "wx+", 0o600);
  try {
    await rm(file);
    const passing = measured(bytes);
    for await (const chunk of passing.bytes) await handle.writeFile(chunk);
    return await use(handle.createReadStream({ start: 0, autoClose: false }), passing.total().size);
  } finally {
    await handle.close();
  }
}
