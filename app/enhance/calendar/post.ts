const TRIES_MS = [0, 1000, 3000];

/** Repeated until there is an answer, so what is sent must act once: by its key, or by saying the state that results. */
export async function post(address: string, body: URLSearchParams): Promise<Response | null> {
  for (const wait of TRIES_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const response = await fetch(address, { method: "POST", body, headers: { accept: "application/json" } }).catch(
      () => null,
    );
    if (response) return response;
  }
  return null;
}
