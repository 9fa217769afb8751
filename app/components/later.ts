import { createElement } from "react";

/** What stands in the markup until then; no text of a page can say it, since React writes `<` of a text as `&lt;`. */
export const LATER = "<!--later-->";

/** The place of what is drawn while the page is being sent. Only for pages without scripts: there is nothing to hydrate it with. */
export const Later = () => createElement("div", { dangerouslySetInnerHTML: { __html: LATER } });
