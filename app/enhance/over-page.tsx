import { useNavigate, useNavigation, useOutlet } from "@remix-run/react";
import { useCallback, useContext, useEffect, useMemo, useState, type ContextType, type ReactNode } from "react";
import {
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as RouterLocation,
  type Location,
  type UIMatch,
} from "react-router-dom";

type State = NonNullable<ContextType<typeof RouterState>>;
type Handle = { inDialog?: true } | undefined;
/** A page as it was last drawn, and its position in the history of the window. */
type Base = { outlet: ReactNode; state: State; position: number };

/** The page over which the next dialog opens: the last one that was shown without a dialog. Set in the browser alone. */
let base: Base | null = null;

const leafOf = (state: State) => state.matches.at(-1)!.route;
const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
const positionNow = () =>
  typeof window === "undefined" ? 0 : ((window.history.state as { idx?: number } | null)?.idx ?? 0);

/**
 * A page that interrupts opens in a dialog over the page it was asked from. Reloaded, in a new tab and without scripts
 * it is a page like any other, as it is where somebody goes back to it past the page it would lie over.
 */
export function useOverPage() {
  const live = useContext(RouterState)!;
  const outlet = useOutlet();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const leaf = leafOf(live);
  const interrupts = (leaf.handle as Handle)?.inDialog && base && leafOf(base.state).id !== leaf.id;
  // During a step back or forward the window is ahead of the router.
  const [position, setPosition] = useState({ of: live.location, is: positionNow() });
  if (position.of !== live.location) setPosition({ of: live.location, is: positionNow() });
  const under = interrupts && position.is > base!.position ? base : null;
  useEffect(() => {
    if (!under) base = { outlet, state: live, position: position.is };
  });
  useEffect(() => () => void (base = null), []);
  const onClose = useCallback(() => base && navigate(base.position - positionNow()), [navigate]);
  const address = under && addressOf(under.state.location);
  // On the way back to the page under it a dialog is gone at once, and stays so where something else is opened then.
  const [left, setLeft] = useState<Location>();
  const leaving = navigation.state === "loading" && addressOf(navigation.location) === address;
  if (leaving && left !== live.location) setLeft(live.location);
  return {
    outlet,
    under,
    dialog: address && left !== live.location ? { page: leaf.id, under: address, onClose } : null,
  };
}

/** Draws the page under a dialog in its place and with its own state, while the router is at the page in the dialog. */
export function Under({ page, children }: { page: Base | null; children: ReactNode }) {
  const live = useContext(RouterState)!;
  const here = useContext(RouterLocation);
  const state = useMemo(() => (page ? heldState(page.state, live) : live), [page, live]);
  const location = useMemo(() => (page ? { ...here, location: page.state.location } : here), [page, here]);
  return (
    <RouterState.Provider value={state}>
      <RouterLocation.Provider value={location}>{page ? page.outlet : children}</RouterLocation.Provider>
    </RouterState.Provider>
  );
}

/** Layouts, fetchers and the navigation stay live. */
function heldState(held: State, live: State): State {
  const { id } = leafOf(held);
  return {
    ...live,
    location: held.location,
    matches: held.matches,
    loaderData: { ...live.loaderData, [id]: held.loaderData[id] },
    actionData: held.actionData,
  };
}

/** A dialog keeps the scroll position of the page under it. */
export function scrollKey(location: Location, matches: UIMatch[]): string {
  if (!base) return location.key;
  const stays = (matches.at(-1)?.handle as Handle)?.inDialog || addressOf(location) === addressOf(base.state.location);
  return stays ? base.state.location.key : location.key;
}
