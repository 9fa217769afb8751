import { useBlocker, useNavigation } from "@remix-run/react";
import { useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { LeaveQuestion } from "#app/components/dialogs/leave-question.tsx";
import { watchEdits } from "./watch-edits.ts";

/** Asks before typed text is left behind: in the app's words before a link or Back, in the browser's before the window. */
export function LeaveGuard() {
  const [edits] = useState(watchEdits);
  const blocker = useBlocker(edits.isUnsaved);
  const { state } = useNavigation();
  const refused = useContext(UNSAFE_DataRouterStateContext)?.actionData != null;
  useEffect(() => {
    if (state === "idle") edits.settle(!refused);
  }, [edits, state, refused]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (edits.isUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [edits]);
  return blocker.state === "blocked" ? <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} /> : null;
}
