import { createHash } from "node:crypto";

/** 43 characters. */
export const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");
