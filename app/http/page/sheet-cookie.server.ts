import type { Args } from "../request/context.ts";
import { deviceCookie } from "../request/device-cookie.server.ts";

type Asked = Pick<Args, "request" | "context">;

/**
 * A cookie that names the style sheet which comes with a page; undefined where the browser was sent it before. Each
 * version of the app has another sheet.
 */
export async function sheetCookie(args: Asked, sheet: string): Promise<string | undefined> {
  const cookie = deviceCookie(args, "sheet");
  const sent = await cookie.parse(args.request.headers.get("cookie"));
  return sent === sheet ? undefined : cookie.serialize(sheet);
}
