const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Checked before a uuid column is compared with text from outside: PostgreSQL refuses other text with an error. */
export const isUuid = (text: string) => UUID.test(text);
