import { expect, test } from "vitest";
import { clamdServer, eicar } from "#tests/kit/servers/clamd.ts";
import { clamdScanner } from "./scanner.ts";

const clamd = await clamdServer();
const logged: Record<string, unknown>[] = [];
const scanner = clamdScanner(clamd.address, (line) => logged.push(line));

test("clamd is given the whole content in chunks, and its verdict counts", async () => {
  expect(await scanner.isInfected(new Blob([new Uint8Array(700_000)]))).toBe(false);
  expect(await scanner.isInfected(new Blob([new Uint8Array(200_000), eicar]))).toBe(true);
  expect([clamd.lengths, logged]).toEqual([[700_000, 200_000 + eicar.length], []]);
});

test("without a verdict a file is refused, and the log says why", async () => {
  expect(await scanner.isInfected(new Blob([new Uint8Array(1_500_000)]))).toBeNull();
  await clamd.stop();
  expect(await scanner.isInfected(new Blob(["x"]))).toBeNull();
  expect(logged).toEqual([
    { level: "error", event: "scannerFailed", error: expect.stringMatching(/size limit exceeded|ECONNRESET|EPIPE/) },
    { level: "error", event: "scannerFailed", error: expect.stringContaining("ECONNREFUSED") },
  ]);
});
