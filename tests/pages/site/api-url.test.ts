import { serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { testPages, Visitor } from "#tests/kit/pages.ts";
import { emails, password, tokens } from "#tests/cast/people.ts";

const { site, app, product } = await testPages({}, { MOTUS_URL: "http://motus.example", MOTUS_TRUSTED_PROXIES: "1" });
const server = serve({ fetch: site.fetch, port: 0, hostname: "127.0.0.1" });
afterAll(() => void server.close());

/** The address of a server until the end of the test. */
const serving = (fetch: (request: Request) => Response) =>
  new Promise<string>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => resolve(`http://127.0.0.1:${port}`));
    onTestFinished(() => void server.close());
  });

test("with API_URL pages ask the API of another process over HTTP, as the same person", async () => {
  const { port } = server.address() as AddressInfo;
  const own = {
    ...app,
    api: () => Promise.reject(new Error("asked in process")),
    settings: { ...app.settings, API_URL: `http://127.0.0.1:${port}` },
  };
  const visitor = new Visitor(product.createSite(own, await product.loadBuild()));
  visitor.cookies.set("motus", tokens.receptionist);
  const page = await visitor.get("/kartoteka?q=dvorackova");
  expect(page.status).toBe(200);
  expect(page.text("main")).toContain("Dvořáčková");
  expect((await new Visitor(product.createSite(own, await product.loadBuild())).get("/kartoteka")).location).toBe(
    "/prihlaseni?redirect=%2Fkartoteka",
  );
});

test("with API_URL people log in, though the first request has no session yet", async () => {
  const { port } = server.address() as AddressInfo;
  const own = {
    ...app,
    api: () => Promise.reject(new Error("asked in process")),
    settings: { ...app.settings, API_URL: `http://127.0.0.1:${port}` },
  };
  const visitor = new Visitor(product.createSite(own, await product.loadBuild()));
  expect((await visitor.post("/prihlaseni", { username: emails.receptionist, password })).location).toBe("/");
  expect((await visitor.get("/kartoteka")).status).toBe(200);
});

test("an API on another host gets no credentials there", async () => {
  const asked: string[] = [];
  const elsewhere = await serving((request) => (asked.push(request.url), new Response()));
  const API_URL = await serving(() => Response.redirect(`${elsewhere}/graphql`, 307));
  const own = { ...app, settings: { ...app.settings, API_URL } };
  const visitor = new Visitor(product.createSite(own, await product.loadBuild()));
  visitor.cookies.set("motus", tokens.receptionist);
  expect((await visitor.get("/kartoteka")).status).toBe(503);
  expect(asked).toEqual([]);
});
