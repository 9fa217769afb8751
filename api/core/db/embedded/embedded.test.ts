import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import pg, { type ClientConfig } from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { dataFolder, pidFileIn, serverIn } from "#tests/kit/processes/data-folder.ts";
import { packagedBinaries } from "./embedded-binaries.ts";
import { startEmbedded, stopEmbedded } from "./embedded.ts";

const fast = { fsync: "off" };
const dataDir = dataFolder({ until: afterAll });

async function ask(config: ClientConfig, query: string) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query({ text: query, rowMode: "array" })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

test("starts in an empty folder, stops, keeps the data and leaves no socket behind", async () => {
  const dataDir = dataFolder();
  const first = await startEmbedded({ dataDir, settings: fast });
  expect(first.adopted).toBe(false);
  expect(await ask(first.config, "select version()")).toMatch(/^PostgreSQL 18\./);
  expect(await ask(first.config, "select datlocale from pg_database where datname = 'template1'")).toBe("C.UTF-8");
  const sorted = `select string_agg(w, '' order by w collate "cs-x-icu") from unnest('{d,ch,h,č,c,i}'::text[]) w`;
  expect(await ask(first.config, sorted)).toBe("cčdhchi");
  await ask(first.config, "create table kept as select 1");
  await first.stop();
  expect(existsSync(first.config.host ?? "")).toBe(false);
  expect(existsSync(pidFileIn(dataDir))).toBe(false);

  const second = await startEmbedded({ dataDir, settings: fast });
  expect(second.adopted).toBe(false);
  expect(await ask(second.config, "select count(*)::int from kept")).toBe(1);
});

test("only this user comes near: the folder, the socket, the password", async () => {
  const { config } = await startEmbedded({ dataDir, settings: fast });
  for (const entry of [path.join(dataDir, "postgres"), config.host ?? ""]) expect(statSync(entry).mode & 0o077).toBe(0);
  await expect(ask({ ...config, password: "guessed" }, "select 1")).rejects.toThrow("password authentication failed");
});

test("a value that breaks a rule does not reach the server's log", async () => {
  const { config } = await startEmbedded({ dataDir, settings: fast });
  await ask(config, "create table people (number text unique)");
  await expect(ask(config, "insert into people values ('8001011234'), ('8001011234')")).rejects.toThrow(
    "duplicate key",
  );
  const folder = path.join(dataDir, "postgres/cluster/log");
  const log = () =>
    readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name), "utf8"))
      .join("");
  // Its collector writes after the answer, and the whole of an error at once.
  await expect.poll(log).toContain("duplicate key");
  expect(log()).not.toContain("8001011234");
});

test("a second start adopts the server that runs", async () => {
  const { config } = await startEmbedded({ dataDir, settings: fast });
  expect(await startEmbedded({ dataDir, settings: fast })).toMatchObject({ adopted: true, config });
});

test("two first starts at once end with one server", async () => {
  const dataDir = dataFolder();
  const [one, two] = await Promise.all([
    startEmbedded({ dataDir, settings: fast }),
    startEmbedded({ dataDir, settings: fast }),
  ]);
  expect(one.config).toEqual(two.config);
  expect(readdirSync(dataDir)).toEqual(["postgres"]);
});

test("starts after the server was killed, without its old socket folder", async () => {
  const first = await startEmbedded({ dataDir, settings: fast });
  await ask(first.config, "create table kept as select 1");
  process.kill(serverIn(dataDir), "SIGKILL");
  const second = await startEmbedded({ dataDir, settings: fast });
  expect(second.adopted).toBe(false);
  expect(await ask(second.config, "select count(*)::int from kept")).toBe(1);
  expect(existsSync(first.config.host ?? "")).toBe(false);
});

test("starts over a pid file that names a dead process, another program's process, or nothing", async () => {
  const spoilt = [
    (pid: string) => pid.replace(/^\d+/, "4194303"),
    (pid: string) => pid.replace(/^\d+/, String(process.pid)),
    () => "",
  ];
  for (const spoil of spoilt) {
    const { stop } = await startEmbedded({ dataDir, settings: fast });
    const noted = readFileSync(pidFileIn(dataDir), "utf8");
    await stop();
    writeFileSync(pidFileIn(dataDir), spoil(noted));
    const again = await startEmbedded({ dataDir, settings: fast });
    expect(await ask(again.config, "select 1")).toBe(1);
  }
});

test("reports in one line a refusal of PostgreSQL", async () => {
  await stopEmbedded({ dataDir });
  const refused = startEmbedded({ dataDir, settings: { fsync: "perhaps" } });
  await expect(refused).rejects.toThrow(
    /^PostgreSQL did not start over .*FATAL: .*"fsync" requires a Boolean value.*$/,
  );
});

test("links the libraries that the package's own script did not", async () => {
  const library = path.join(packagedBinaries(), "../lib", process.platform === "linux" ? "libpq.so.5" : "libpq.dylib");
  rmSync(library);
  packagedBinaries();
  expect(existsSync(library)).toBe(true);
});

test("without user namespaces root runs it as another user, or one line says why it cannot", async () => {
  const open = dataFolder({ parent: "/tmp" }); // others may enter here, wherever the checkout and TMPDIR are
  chmodSync(open, 0o755);
  cpSync(path.resolve(packagedBinaries(), ".."), path.join(open, "native"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const binaries = path.join(open, "native/bin");
  const dataDir = dataFolder({ parent: "/tmp", binaries });
  const runner = () => statSync(path.join(dataDir, "postgres")).uid;

  const { stop } = await startEmbedded({ dataDir, binaries, settings: fast });
  await stop();
  expect(runner()).toBe(process.getuid?.());

  const { PATH } = process.env;
  onTestFinished(() => void (process.env.PATH = PATH));
  process.env.PATH = "/nowhere"; // why: without `unshare` no namespace can be made, as in a container that forbids them
  const { config } = await startEmbedded({ dataDir, binaries, settings: fast });
  expect(await ask(config, "select 1")).toBe(1);
  if (process.getuid?.() !== 0) return;

  expect(runner()).not.toBe(0);
  const closed = path.join(dataFolder(), "closed/data");
  mkdirSync(path.dirname(closed), { mode: 0o700 });
  await expect(startEmbedded({ dataDir: closed, binaries })).rejects.toThrow(
    /^PostgreSQL does not run as root, .* set MOTUS_DATA .*$/,
  );
});

test("a user without an entry and a read-only /tmp are named as the cause", async () => {
  if (process.getuid?.() !== 0) return;
  const starting = `const { startEmbedded } = await import("#api/core/db/embedded/embedded.ts");
    await startEmbedded({ dataDir: process.argv[1] }).catch((error) => console.log(error.name, error.message));`;
  const words = async (unshare: string[]) => {
    const node = [process.execPath, "--import", "tsx", "--input-type=module", "-e", starting];
    const env = { ...process.env, TMPDIR: "/var/tmp" };
    const args = [...unshare, ...node, path.join(dataFolder({ parent: "/var/tmp" }), "data")];
    return (await promisify(execFile)("unshare", args, { env })).stdout;
  };
  expect(await words(["--map-user=54321", "--map-group=54321"])).toMatch(
    /^DatabaseStartError The database could not be created in .*: this process runs as user 54321, who has no entry/,
  );
  const readOnlyTmp = 'mount -t tmpfs -o ro none /tmp && exec "$0" "$@"';
  expect(await words(["--mount", "sh", "-c", readOnlyTmp])).toMatch(
    /^DatabaseStartError PostgreSQL's socket needs a folder in \/tmp, which cannot be written \(EROFS/,
  );
});
