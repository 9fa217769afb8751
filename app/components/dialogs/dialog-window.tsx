import { Close, Content, Portal, Root, Title, type DialogContentProps } from "@radix-ui/react-dialog";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";

/** The first control of a form that the page is there for. */
const firstControl = "[data-first] :is(input, select, textarea, button):not([type=hidden], .vh)";

type Props = Pick<DialogContentProps, "children" | "onClick" | "onInput"> & {
  title: string;
  /** The page in it: each begins at its top, with the focus where the hand continues. */
  page: string;
  onClose: () => void;
  /** True where a press outside would lose typed text; Escape and the button still close. */
  keepsOpen: () => boolean;
};

/**
 * A window over the page. Radix's own overlay writes a style element, which the content security policy refuses: the
 * shade is ours.
 */
export default function DialogWindow({ title, page, onClose, keepsOpen, children, ...listeners }: Props) {
  const { t } = useTranslation("common");
  const content = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => begin(content.current), [page]);
  return (
    <Root open onOpenChange={(open) => open || onClose()}>
      <Portal>
        <div className="shade" />
        <Content
          {...listeners}
          ref={content}
          className="dialog"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            begin(content.current);
          }}
          onCloseAutoFocus={() => nowIn(opener)?.focus({ preventScroll: true })}
          // Enter that is still held from the link to a question must not answer it.
          onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
          onPointerDownOutside={(event) => keepsOpen() && event.preventDefault()}
        >
          <Title asChild>
            <p className="vh">{title}</p>
          </Title>
          {children}
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
  (content?.querySelector<HTMLElement>(firstControl) ?? content)?.focus();
}

/** An element of the page, or, where it has been replaced, the link that leads to the same place. */
function nowIn(opener: Element | null): HTMLElement | null {
  if (!opener || opener === document.body) return null;
  const address = opener.getAttribute("href");
  const same = opener.isConnected || !address ? opener : document.querySelector(`main [href="${CSS.escape(address)}"]`);
  return same as HTMLElement | null;
}
