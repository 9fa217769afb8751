import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Plain links of the app change the page without loading it whole. Left alone: other sites, new windows, downloads, and
 * links marked `data-hard` (print pages, whose documents carry no script). A fragment of the page that takes the focus
 * is reached without the router, which would forget the server's answer to a form there.
 */
export function SoftLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element).closest?.("a");
      if (
        !link ||
        link.origin !== location.origin ||
        link.target ||
        link.hasAttribute("download") ||
        link.dataset.hard !== undefined
      )
        return;
      if (link.hash && link.pathname === location.pathname && link.search === location.search) {
        const before = document.activeElement;
        document.getElementById(decodeURIComponent(link.hash.slice(1)))?.focus();
        if (document.activeElement !== before) event.preventDefault();
        return;
      }
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  return null;
}
