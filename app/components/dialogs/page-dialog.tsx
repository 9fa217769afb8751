import { Close, Content, Portal, Root, Title } from "@radix-ui/react-dialog";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import { InDialog } from "./in-dialog.ts";

type Props = {
  title: string;
  /** The page in the dialog: each begins at its top, with the focus where the hand continues. */
  page: string;
  /** Address of the page under the dialog: a link to it closes the dialog. */
  under: string;
  onClose: () => void;
  children: ReactNode;
};

/** Controls where the hand continues, of a form that the page is there for: no chosen patient, no choice that is made. */
const controls =
  '[data-first] :is(input, select, textarea, button):not([type=hidden], .vh, .found *, :has(:checked:not([value=""])))';

/**
 * A page in a dialog over another page, which is notified (`covered`). Radix's own overlay writes a style element,
 * which the content security policy refuses: the shade is ours.
 */
export default function PageDialog({ title, page, under, onClose, children }: Props) {
  const { t } = useTranslation("common");
  const content = useRef<HTMLDivElement>(null);
  const typed = useRef(false);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => begin(content.current), [page]);
  useEffect(() => {
    document.dispatchEvent(new CustomEvent("covered", { detail: true }));
    return () => void document.dispatchEvent(new CustomEvent("covered", { detail: false }));
  }, []);
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.pathname + link.search !== under || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Root open onOpenChange={(open) => open || onClose()}>
      <Portal>
        <div className="shade" />
        <Content
          ref={content}
          className="dialog"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            begin(content.current);
          }}
          // A page that has focused something of its own, such as a tile that was just booked, keeps it.
          onCloseAutoFocus={() =>
            document.activeElement?.matches("body, h1") && nowIn(opener)?.focus({ preventScroll: true })
          }
          // Enter that is still held from the link to a question must not answer it.
          onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
          onInput={() => (typed.current = true)}
          // Escape and the button close over typed text as well, which is asked about then.
          onPointerDownOutside={(event) => typed.current && event.preventDefault()}
          onClick={follow}
        >
          <Title asChild>
            <p className="vh">{title}</p>
          </Title>
          <InDialog.Provider value>{children}</InDialog.Provider>
          <Close className="icon" title={t("close")}>
            <Icon name="close" label={t("close")} />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}

function begin(content: HTMLElement | null) {
  content?.scrollTo(0, 0);
  const first = [...(content?.querySelectorAll<HTMLElement>(controls) ?? [])].find((one) => one.checkVisibility());
  (first ?? content)?.focus();
}

/** An element of the page, or, where it has been replaced, the link that leads to the same place. */
function nowIn(opener: Element | null): HTMLElement | null {
  if (!opener || opener === document.body) return null;
  const address = opener.getAttribute("href");
  const same = opener.isConnected || !address ? opener : document.querySelector(`main [href="${CSS.escape(address)}"]`);
  return same as HTMLElement | null;
}
