/** `page title | Motus`; a refused form says so first. */
export const title = (words: string, { wrong = "" } = {}) => [{ title: `${wrong}${words} | Motus` }];
