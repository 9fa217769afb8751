import { lazy, Suspense, useRef, type MouseEvent, type ReactNode } from "react";
import { InDialog } from "./in-dialog.ts";

const DialogWindow = lazy(() => import("./dialog-window.tsx"));

type Props = {
  title: string;
  page: string;
  /** Address of the page under the dialog: a link to it closes the dialog. */
  under: string;
  onClose: () => void;
  children: ReactNode;
};

/** A page in a dialog over another page. Its window is loaded when first opened. */
export function PageDialog({ title, page, under, onClose, children }: Props) {
  const typed = useRef(false);
  const close = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.pathname + link.search !== under || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Suspense>
      <DialogWindow
        title={title}
        page={page}
        onClose={onClose}
        keepsOpen={() => typed.current}
        onClick={close}
        onInput={() => (typed.current = true)}
      >
        <InDialog.Provider value>{children}</InDialog.Provider>
      </DialogWindow>
    </Suspense>
  );
}
