import MarkdownIt from "markdown-it";

/**
 * The light markup of reports (docs/decisions/0015): headings, bold, italic, lists and tables, and lines as they were
 * typed. Everything else, HTML before all, is text.
 */
const reader = new MarkdownIt("zero", { html: false, breaks: true }).enable([
  "heading",
  "list",
  "table",
  "emphasis",
  "newline",
  "escape",
]);
/** A report is below a heading of its page, whatever levels its author uses. */
reader.renderer.rules.heading_open = () => "<h3>";
reader.renderer.rules.heading_close = () => "</h3>\n";

/** The HTML of a report's text, safe to be set as it is. */
export const reportHtml = (content: string): string => reader.render(content);
