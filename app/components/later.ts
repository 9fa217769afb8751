import { createElement } from "react";

/** A marker in the markup until then; no text of a page can contain it, since React writes `<` of a text as `&lt;`. */
export const LATER = "<!--later-->";

/** The place for content drawn while the page is being sent. Only for pages without scripts: there is no hydration. */
export const Later = () => createElement("div", { dangerouslySetInnerHTML: { __html: LATER } });
