/** A draft as the server has it. */
export type Draft = { id: number; uuid: string; version: number };

const TIMEOUT_MS = 60_000;

/** Sends a save; no answer where the line is down. */
export async function postDraft(href: string, body: URLSearchParams) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(href, { method: "POST", body, signal }).catch(() => null);
  return {
    answer,
    reply: (await answer?.json().catch(() => null)) as (Draft & { updatedAt: string; error?: string }) | null,
  };
}
