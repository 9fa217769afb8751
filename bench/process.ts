import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const IDLE = 5_000;
/** The environment without settings of the product: the benchmark has a database of its own. */
const own = Object.entries(process.env).filter(([name]) => !/^(MOTUS_|S3_|SMTP_URL$|DATABASE_URL$|API_URL$)/.test(name));

/** Starts the built product on a data folder: how long until it serves, and its resident bytes once it idles after some pages. */
export async function startProduct(dataDir: string): Promise<{ ms: number; idleBytes: number }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...Object.fromEntries(own), NODE_ENV: "production" as const, MOTUS_DATA: dataDir, PORT: String(port) };
  const started = performance.now();
  // Without execArgv the loader of TypeScript would come along and be weighed too.
  const child = fork("bench/app-process.mjs", { env, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const ended = once(child, "exit");
  await untilReady(child, url);
  const ms = performance.now() - started;
  for (let request = 0; request < 20; request++) await (await fetch(`${url}/prihlaseni`)).text();
  await sleep(IDLE);
  child.send("weigh");
  const [idleBytes] = await once(child, "message");
  child.kill("SIGTERM");
  await ended;
  return { ms, idleBytes };
}

async function untilReady(child: ChildProcess, url: string) {
  const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok, () => false);
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error("The product did not start.");
    await sleep(20);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
