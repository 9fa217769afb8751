import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const IDLE = 5_000;
/** The environment without settings of the product: the benchmark has a database of its own. */
const own = Object.entries(process.env).filter(
  ([name]) => !/^(MOTUS_|S3_|SMTP_URL$|DATABASE_URL$|API_URL$)/.test(name),
);

/** The built product in a process of its own: time until it serves, and its resident bytes. */
export type Product = { url: string; ms: number; weigh: () => Promise<number> };

/** Lends the built product, started on a data folder, to some work. */
export async function withProduct<T>(
  dataDir: string,
  work: (product: Product) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...Object.fromEntries(own),
    NODE_ENV: "production" as const,
    MOTUS_DATA: dataDir,
    PORT: String(port),
    ...settings,
  };
  const started = performance.now();
  // Without execArgv the loader of TypeScript would come along and be weighed too.
  const child = fork("bench/app-process.mjs", { env, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const ended = once(child, "exit");
  async function weigh(): Promise<number> {
    child.send("weigh");
    return (await once(child, "message"))[0];
  }
  try {
    await untilReady(child, url);
    return await work({ url, ms: performance.now() - started, weigh });
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

/** Time until the product serves, and its memory once it idles after some pages. */
export const startProduct = (dataDir: string) =>
  withProduct(dataDir, async ({ url, ms, weigh }) => {
    for (let request = 0; request < 20; request++) await (await fetch(`${url}/prihlaseni`)).text();
    await sleep(IDLE);
    return { ms, idleBytes: await weigh() };
  });

async function untilReady(child: ChildProcess, url: string) {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
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
