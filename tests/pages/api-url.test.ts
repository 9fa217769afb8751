import { serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { testPages, Visitor } from "#tests/kit/pages.ts";
import { tokens } from "#tests/cast/people.ts";

const { app, house, product } = await testPages();
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
afterAll(() => void server.close());

test("with API_URL pages ask the API of another process over HTTP, as the same person", async () => {
  const { port } = server.address() as AddressInfo;
  const own = { ...house, api: () => Promise.reject(new Error("asked in process")), settings: { ...house.settings, API_URL: `http://127.0.0.1:${port}` } };
  const visitor = new Visitor(product.createApp(own, await product.loadBuild()));
  visitor.cookies.set("motus", tokens.receptionist);
  const page = await visitor.get("/kartoteka?q=dvorackova");
  expect(page.status).toBe(200);
  expect(page.text("main")).toContain("Dvořáčková");
  expect((await new Visitor(product.createApp(own, await product.loadBuild())).get("/kartoteka")).location).toBe("/prihlaseni?redirect=%2Fkartoteka");
});
