import { useEffect } from "react";
import type { DeskPage } from "./desk-lock.ts";

/** Watches a page of a shared desk; its module is loaded at desks alone. */
export function Desk(page: DeskPage) {
  const { session } = page;
  useEffect(() => {
    const watching = import("./desk-lock.ts").then(({ watchDesk }) => watchDesk(page));
    return () => void watching.then((leave) => leave());
    // The rest of it lasts as long as the session does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session]);
  return null;
}
