import type { AppLoadContext } from "@remix-run/node";
import type { ReactNode } from "react";

/**
 * One object per request: the data that server.ts hands to loaders and actions, and those they look up once for all
 * (session/me.server.ts adds the user).
 */
declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The API as a fetch: in process, or over HTTP with API_URL. */
    api: typeof fetch;
    /** The bytes of a stored file, or the name of the obstacle. */
    file: (uuid: string) => Promise<Response | string>;
    nonce: string;
    requestId: string;
    /** Writes a line of the structured log. */
    log: (line: Record<string, unknown>) => void;
    now: () => Date;
    url: string;
    secure: boolean;
    production: boolean;
    /** The sampler page is drawn though this is a production build: for its tests. */
    sampler: boolean;
    cookieSecret: string;
    links: Partial<Record<"booking" | "help" | "feedback" | "privacy" | "terms" | "switchboard", string>>;
    /** The request was refused before it was read; the page shows it with this status. */
    refused?: number;
    /** The form that brought files, with them; the request has its texts only. */
    files?: FormData;
    /** True for a whole page, false for the data of one that is open already. */
    document: boolean;
    /** A background request of the page: it does not keep the session alive. */
    unattended?: true;
    /** HTML that a loader printed for the page being drawn (see components/calendar/printed.ts). */
    printed?: string[];
    /**
     * Data that a loader reads and draws while the page is being sent, one piece after another (see
     * components/later.ts).
     */
    later?: AsyncIterable<ReactNode>;
    /** Origins of the websites that may frame the page. */
    embeddedBy?: readonly string[];
    /** A refused form is drawn again, whatever its record has become: its text would be lost on another page. */
    drawnAgain?: true;
    /** Link to the login for a refused form that is drawn again: kept where the form needs a signed-in user. */
    wayToLogin?: () => Promise<string>;
    /** Retry-After, in seconds. */
    retryAfter?: number;
    /** The token that the session got in this request. */
    renewedToken?: string;
    /** The key of the form being handled, sent along with each write. */
    idempotencyKey?: string;
  }
}

/** The parts that loaders and actions have in common. */
export type Args = { request: Request; params: Record<string, string | undefined>; context: AppLoadContext };
