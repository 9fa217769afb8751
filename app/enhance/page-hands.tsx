import { answerForKnownRoutes } from "./known-routes.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { useFocusFollows } from "./use-focus-follows.ts";

answerForKnownRoutes();

/** `opened`: the place in the history at which the document was loaded. */
export default function PageHands({ opened }: { opened: string }) {
  useFocusFollows(opened);
  return <LeaveGuard />;
}
