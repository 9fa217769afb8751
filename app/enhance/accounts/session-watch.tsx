import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { SessionPage } from "./session-end.ts";

/** Empties the page when its session has ended; the code for it is loaded after the page. */
export function SessionWatch(page: Omit<SessionPage, "i18n">) {
  const { id } = page;
  const { i18n } = useTranslation();
  useEffect(() => {
    const watching = import("./session-end.ts").then(({ watchSession }) => watchSession({ ...page, i18n }));
    return () => void watching.then((leave) => leave());
    // The watch learns on its own when the session was prolonged.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
  return null;
}
