import css from "#app/styles/app.css?url";
import styles from "#app/styles/first-view.css?inline";
import type { Args } from "../request/context.ts";
import { deviceCookie } from "../request/device-cookie.server.ts";

type Asked = Pick<Args, "request" | "context">;

/** The style sheet that this browser was sent last; each version of the app has its own. */
const sheetCookie = (args: Asked) => deviceCookie(args, "sheet");

const hasSheet = async (args: Asked) => (await sheetCookie(args).parse(args.request.headers.get("cookie"))) === css;

/** Lets the page being drawn bring its first styles to a browser without the style sheet: one request less. */
export async function bringFirstStyles(args: Asked) {
  if (!(await hasSheet(args))) args.context.firstStyles = styles;
}

/** The cookie that says that the style sheet comes with this page; undefined where the browser has it. */
export const sheetSent = async (args: Asked) => ((await hasSheet(args)) ? undefined : sheetCookie(args).serialize(css));
