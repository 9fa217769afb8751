import { useEffect } from "react";
import type { DeskPage } from "./desk-lock.ts";

/** Watches over a page of a shared desk; what does so comes to desks alone. */
export function Desk({ session, lockMinutes, href, soon, waits }: DeskPage) {
  useEffect(() => {
    let leave = () => {};
    let left = false;
    void import("./desk-lock.ts").then(({ watchDesk }) => {
      if (!left) leave = watchDesk({ session, lockMinutes, href, soon, waits });
    });
    return () => {
      left = true;
      leave();
    };
  }, [session, lockMinutes, href, soon, waits]);
  return null;
}
