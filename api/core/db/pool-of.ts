import pg from "pg";

/**
 * A pool of connections. One that ends while idle is replaced, and a query that fails reports it itself: without a
 * listener the process would end, also where the server stops while the last connections are still closing.
 */
export function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on("error", () => {});
  return pool;
}
