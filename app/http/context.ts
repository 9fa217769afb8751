import type { AppLoadContext } from "@remix-run/node";
import type { ReactNode } from "react";
import type { Me } from "#app/graphql/account.ts";

/** One object per request: what server.ts hands to loaders and actions, and what they learn once for all of them. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The API as a fetch: in process, or over HTTP with API_URL. */
    api: typeof fetch;
    /** The bytes of a stored file, or the name of what stands in their way. */
    file: (uuid: string) => Promise<Response | string>;
    nonce: string;
    requestId: string;
    now: () => Date;
    url: string;
    secure: boolean;
    production: boolean;
    /** The sampler page is drawn though this is a production build: for the tests that look at it. */
    sampler: boolean;
    cookieSecret: string;
    links: Partial<Record<"booking" | "help" | "feedback" | "privacy" | "terms" | "switchboard", string>>;
    /** The request was refused before it was read; the page says so with this status. */
    refused?: number;
    /** The form that brought files, with them; the request has its texts only. */
    files?: FormData;
    /** A whole page is asked for, not the data of one that stands already. */
    document: boolean;
    /** The page asks by itself, with nobody pressing anything: it does not keep the session alive. */
    unattended?: true;
    /** What a loader printed for the page being drawn (see components/calendar/printed.ts). */
    printed?: string[];
    /** What a loader reads and draws while the page is being sent, one piece after another (see components/later.ts). */
    later?: AsyncIterable<ReactNode>;
    /** The way to the login of a form that was refused and is drawn again: it is kept where that needs somebody to be signed in. */
    wayToLogin?: () => Promise<string>;
    /** After how many seconds that may be tried again of which there was too much. */
    retryAfter?: number;
    /** The token that the session got in this request. */
    renewedToken?: string;
    /** The signed-in user, asked for once. */
    me?: Promise<Me | null>;
    /** The session turned out to be locked at its shared desk. */
    locked?: true;
    /** What a loader asks for anyway and that says who is signed in, too. */
    bringsMe?: Promise<{ me: Me | null }>;
    /** The key of the form being handled, sent along with each write. */
    idempotencyKey?: string;
  }
}

/** What loaders and actions have in common. */
export type Args = { request: Request; params: Record<string, string | undefined>; context: AppLoadContext };
