/** Every statement sent through the application's pool, so that a test can count them. */
export function countQueries(
  pool: { on(event: "connect", listener: (client: { query: (...args: any[]) => unknown }) => void): unknown },
  queries: string[],
) {
  pool.on("connect", (client) => {
    const query = client.query.bind(client);
    client.query = (...args) => {
      const [statement] = args as [string | { text: string }];
      queries.push(typeof statement === "string" ? statement : statement.text);
      return query(...args);
    };
  });
}
