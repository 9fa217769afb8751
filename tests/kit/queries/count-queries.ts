type Client = { query: (...args: any[]) => unknown };
type Pool = { on(event: "acquire", listener: (client: Client) => void): unknown };

/**
 * Every statement sent through the application's pool, so that a test can count them; also over connections that are open
 * already. `seen` gets the values of each.
 */
export function countQueries(pool: Pool, queries: string[], seen?: (text: string, values: unknown[]) => void) {
  const watched = new WeakSet<Client>();
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client);
    client.query = (...args) => {
      const [statement, values] = args as [string | { text: string }, unknown];
      const text = typeof statement === "string" ? statement : statement.text;
      queries.push(text);
      seen?.(text, values as unknown[]);
      return query(...args);
    };
  });
}
