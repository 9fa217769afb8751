/**
 * The API of another process: the token goes in the header that programs use, address and host as a proxy would send
 * them.
 */
export const apiOverHttp =
  (url: string, ours: string, who: { token: string | null; desk: string | null; address: string }): typeof fetch =>
  (_input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete("cookie");
    if (who.token) headers.set("x-authorization", who.token);
    if (who.desk) headers.set("x-desk", who.desk);
    headers.set("x-forwarded-for", who.address);
    headers.set("x-forwarded-host", new URL(ours).host);
    headers.set("origin", new URL(ours).origin);
    // A redirect would give the token to another host.
    return fetch(new URL("/graphql", url), { ...init, headers, redirect: "error" });
  };
