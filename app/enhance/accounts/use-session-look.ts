import { useEffect } from "react";

/** Lets the other windows ask whether their session has ended: logging out leads to the page that does this. */
export function useSessionLook() {
  useEffect(() => {
    const windows = new BroadcastChannel("motus-session");
    windows.postMessage("look");
    windows.close();
  }, []);
}
