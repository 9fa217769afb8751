import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import type * as Product from "../server.ts";

const bundle = pathToFileURL(path.resolve("build/server/index.js")).href;

test("in development the application is opened again after a change of its sources, over the same data", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "motus-development-"));
  vi.stubEnv("MOTUS_DATA", folder);
  vi.stubEnv("MOTUS_DEMO", "off");

  vi.spyOn(console, "error").mockImplementation(() => {});
  // The built product is the same program as the sources, and read in a tenth of their time.
  let sources = 1;
  const server = createServer(async (request, response) => {
    const { developmentListener } = (await import(`${bundle}?${sources}`)) as typeof Product;
    await developmentListener(
      { routes: {}, assets: { routes: {} }, entry: { module: {} }, future: {} } as never,
      request,
      response,
    ).catch((error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(async () => {
    server.close();
    await (await (globalThis as { motus?: Promise<{ stop: () => Promise<void> }> }).motus)?.stop();
    rmSync(folder, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
    return [answer.status, await answer.text()];
  };
  expect(await ask()).toEqual([200, "ready"]);
  sources = 2;
  expect(await ask()).toEqual([200, "ready"]);
  expect(await ask()).toEqual([200, "ready"]);
});
