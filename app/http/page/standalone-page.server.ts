import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { wordsOf } from "#app/i18n/words.server.ts";
import type { Locale } from "#rules/codes.ts";

/** Where such a page is read, nothing of the product is at hand. */
const style = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; color: #1b1f2a; background: #fff; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { margin: 2rem 0 .5rem; padding-bottom: .25rem; border-bottom: 2px solid #1b1f2a; font-size: 1.1rem; }
table { width: 100%; border-collapse: collapse; } th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #ccd3db; text-align: left; vertical-align: top; }
dl { display: grid; grid-template-columns: 13rem 1fr; gap: .25rem 1rem; margin: 0; } dt { color: #4a5262; } dd { margin: 0; overflow-wrap: anywhere; }
ul { padding-left: 1.2rem; } .around { padding: 0; list-style: none; } .around p { margin: 0; } .mute { color: #4a5262; } .lines { white-space: pre-line; }
caption, .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } svg { max-width: 100%; } .icon { display: none; }
.letter { margin: 0 0 2rem; padding: 1.5rem; border: 1px solid #ccd3db; break-inside: avoid-page; } .mark { font-weight: 700; color: #a51d1d; } .seal { overflow-wrap: anywhere; }
`;

/**
 * A document that works alone: its style within, no script, nothing from outside. `title` is text of the app, `body` a
 * component.
 */
export const standalonePage = (title: string, body: ReactElement, locale: Locale): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body>${renderToStaticMarkup(createElement(I18nextProvider, { i18n: wordsOf(locale) }, body))}</body></html>`;
