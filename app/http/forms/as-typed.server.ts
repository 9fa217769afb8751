import { parse } from "@conform-to/react";

/** A form as it was typed, not validated: for drawing it again. */
export const asTyped = (form: FormData) => parse(form, { resolve: () => ({}) }).payload;
