import { expect, test } from "vitest";
import { createMetrics } from "#api/operator/metrics/metrics.ts";
import { testPages } from "#tests/kit/pages.ts";
import { readOpenMetrics } from "#tests/kit/servers/open-metrics.ts";

const token = "a-token-of-the-operator";
const { site, visitor, app } = await testPages({}, { MOTUS_METRICS_TOKEN: token });
const ask = (authorization?: string) =>
  site.fetch(new Request("http://10.0.0.7:3000/metrics", { headers: authorization ? { authorization } : {} }));

test("metrics are answered to the token alone", async () => {
  const [anonymous, wrong, basic] = [await ask(), await ask("Bearer wrong"), await ask(`Basic ${token}`)];
  expect([anonymous, wrong, basic].map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(anonymous.headers.get("www-authenticate")).toBe("Bearer");
  expect(await anonymous.text()).toBe("");
  const answer = await ask(`Bearer ${token}`);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "application/openmetrics-text; version=1.0.0; charset=utf-8",
    "no-store",
  ]);
});

test("an installation without a token has no metrics", async () => {
  const bare = await testPages();
  expect(bare.app.metrics).toBeNull();
  const answer = await bare.site.fetch(new Request("http://motus.example/metrics"));
  expect(answer.status).toBe(404);
});

test("metrics count requests by kind and status, and say the state of the installation", async () => {
  await visitor("admin").get("/kartoteka");
  await visitor().get("/kartoteka/8c5ab5d5-0000-4000-8000-000000000000");
  await visitor("admin").get("/zadna-takova-stranka");
  await visitor("admin").get("/api/cms/datagrid/patients");
  const text = await (await ask(`Bearer ${token}`)).text();
  const families = readOpenMetrics(text);
  expect([...families.keys()].toSorted()).toEqual([
    "motus_database_connections",
    "motus_database_up",
    "motus_disk_free_bytes",
    "motus_evidence_differences",
    "motus_fault",
    "motus_processes",
    "motus_queue_jobs",
    "motus_queue_oldest_seconds",
    "motus_request_duration_seconds",
  ]);
  const value = (family: string, name: string, labels: object) =>
    families
      .get(family)!
      .samples.find((sample) => sample.name === name && JSON.stringify(sample.labels) === JSON.stringify(labels))
      ?.value;
  const requests = "motus_request_duration_seconds";
  expect(value(requests, `${requests}_count`, { kind: "page", status: "200" })).toBe(1);
  expect(value(requests, `${requests}_count`, { kind: "page", status: "302" })).toBe(1);
  expect(value(requests, `${requests}_count`, { kind: "page", status: "404" })).toBe(1);
  expect(value(requests, `${requests}_count`, { kind: "list", status: "200" })).toBe(1);
  expect(value("motus_processes", "motus_processes", {})).toBe(1);
  expect(value("motus_fault", "motus_fault", { fault: "noOperator" })).toBe(1);
  const labels = new Set(
    [...families.values()].flatMap(({ samples }) => samples.flatMap((one) => Object.keys(one.labels))),
  );
  expect([...labels].toSorted()).toEqual(["fault", "kind", "le", "state", "status"]);
  expect(text).not.toMatch(/lipa|8c5ab5d5|kartoteka/);
});

test("metrics say so where the database is away", async () => {
  const metrics = createMetrics({
    connections: app.database.app,
    reader: { host: "127.0.0.1", port: 1 },
    settings: app.settings,
    now: () => new Date(),
  });
  expect(readOpenMetrics(await metrics.read()).get("motus_database_up")!.samples).toEqual([
    { name: "motus_database_up", labels: {}, value: 0 },
  ]);
});
