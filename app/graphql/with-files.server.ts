/**
 * A fetch for a document whose variables hold files: it sends a form, as the GraphQL multipart request specification
 * says, with each file by itself. Without files it is the fetch itself.
 */
export function withFiles(ask: typeof fetch, variables: object = {}): typeof fetch {
  const files = Object.entries(variables).filter((entry): entry is [string, File] => entry[1] instanceof File);
  if (files.length === 0) return ask;
  return (address, init) => {
    const form = new FormData();
    form.append("operations", String(init?.body));
    form.append("map", JSON.stringify(Object.fromEntries(files.map(([name], at) => [at, [`variables.${name}`]]))));
    for (const [at, [, file]] of files.entries()) form.append(String(at), file);
    const headers = new Headers(init?.headers);
    headers.delete("content-type");
    return ask(address, { ...init, headers, body: form });
  };
}
