/** True if a form's field holds a password, a code or a PIN, which is neither sent back to a page nor stored. */
export const isSecretField = (name: string): boolean => /password|^(code|pin|secret)$/i.test(name);

/** True if a kept form includes this field: the key of a failed submit would make the next one its repetition. */
export const isKeptField = (name: string): boolean => name !== "idempotencyKey" && !isSecretField(name);
