import { useBlocker, useNavigation } from "@remix-run/react";
import { useContext, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { LeaveQuestion } from "#app/components/dialogs/leave-question.tsx";
import { watchEdits } from "./watch-edits.ts";

/** The button of a step of a form, such as a preview, that leads to the step before. */
const stepBack = () => document.querySelector<HTMLButtonElement>("main [data-step-back], .dialog [data-step-back]");

/**
 * Asks before typed text is left behind: in the app's words before a link or Back, in the browser's before the window.
 * Back within a form takes its step back.
 */
export function LeaveGuard() {
  const [edits] = useState(watchEdits);
  const steps = useRef(false);
  const blocker = useBlocker(({ historyAction }) => {
    steps.current = historyAction === "POP" && stepBack() !== null;
    return steps.current || edits.isUnsaved();
  });
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
  const stepping = blocker.state === "blocked" && steps.current;
  useEffect(() => {
    if (!stepping) return;
    blocker.reset?.();
    stepBack()?.click();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stepping]);
  return blocker.state === "blocked" && !stepping ? (
    <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
  ) : null;
}
