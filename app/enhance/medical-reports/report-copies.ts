import { DAY } from "#rules/time/durations.ts";
/**
 * A browser's copy of a report until the server has it: the form as it would be sent, its base version, and a save that
 * is not answered yet.
 */
export type Copy = { body: string; version: number | null; sent?: string; at: number };

const WEEK = 7 * DAY;
const prefixOf = (profile: number) => `motus:report:${profile}:`;
/** When an author last logged out on this device. */
const outOf = (profile: number) => localStorage.getItem(`motus:logged-out:${profile}`);

/**
 * The copies of one author on this device, sealed with a key that the server gives to that author alone
 * (docs/decisions/0016). Where the browser has no cryptography, or forbids to store anything, nothing is kept; a form
 * that was open when its author logged out, here or in another window, keeps nothing any more.
 */
export async function openCopies(profile: number, deviceKey: string) {
  if (!globalThis.crypto?.subtle || !(localStorage instanceof Storage)) return null;
  const keys = await Promise.all(
    deviceKey
      .split(" ")
      .map((one) =>
        crypto.subtle.importKey("raw", bytesOf(one.replaceAll("-", "+").replaceAll("_", "/")), "AES-GCM", false, [
          "encrypt",
          "decrypt",
        ]),
      ),
  );
  const nameOf = (of: string) => prefixOf(profile) + of;
  const since = outOf(profile);
  return {
    /** Whether it still keeps something: not after its author has logged out. */
    isOpen: () => outOf(profile) === since,
    async write(of: string, copy: Copy) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv },
        keys[0]!,
        new TextEncoder().encode(JSON.stringify(copy)),
      );
      if (outOf(profile) !== since) throw new Error("logged out");
      localStorage.setItem(nameOf(of), JSON.stringify([copy.at, textOf(iv), textOf(new Uint8Array(sealed))]));
    },
    async read(of: string): Promise<Copy | null> {
      try {
        const [, iv, sealed] = JSON.parse(localStorage.getItem(nameOf(of))!) as [number, string, string];
        const open = await Promise.any(
          keys.map((key) => crypto.subtle.decrypt({ name: "AES-GCM", iv: bytesOf(iv) }, key, bytesOf(sealed))),
        );
        return JSON.parse(new TextDecoder().decode(open)) as Copy;
      } catch {
        return null; // none, or sealed with another key
      }
    },
    forget: (of: string) => localStorage.removeItem(nameOf(of)),
  };
}
export type Copies = NonNullable<Awaited<ReturnType<typeof openCopies>>>;

/** Whether this device holds unsaved reports of an author. */
export const hasCopies = (profile: number) => namesOf(profile).length > 0;

/** A logout leaves no readable data behind. */
export function forgetCopies(profile: number) {
  for (const name of namesOf(profile)) localStorage.removeItem(name);
  localStorage.setItem(`motus:logged-out:${profile}`, String(Date.now()));
}

/** No copy stays longer than a week. */
export function forgetOldCopies(now: number) {
  for (const name of Object.keys(localStorage))
    if (
      name.startsWith("motus:report:") &&
      !(Number(/^\[(\d+)/.exec(localStorage.getItem(name) ?? "")?.[1]) > now - WEEK)
    )
      localStorage.removeItem(name);
}

const namesOf = (profile: number) => Object.keys(localStorage).filter((name) => name.startsWith(prefixOf(profile)));
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
/** Piece by piece: a function takes no more than some 60,000 arguments. */
function textOf(bytes: Uint8Array) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
