import { Close, Content, Portal, Root, Title, type DialogContentProps } from "@radix-ui/react-dialog";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";

/** Of a form that is there to be filled in. */
const firstField = "[data-first] :is(input, select, textarea):not([type=hidden], .vh)";

type Props = Pick<DialogContentProps, "children" | "onClick" | "onInput"> & {
  title: string;
  onClose: () => void;
  /** True where a press outside would lose typed text; Escape and the button still close. */
  keepsOpen: () => boolean;
};

/**
 * A window over the page. Radix's own overlay writes a style element, which the content security policy refuses: the
 * shade is ours.
 */
export default function DialogWindow({ title, onClose, keepsOpen, children, ...listeners }: Props) {
  const { t } = useTranslation("common");
  const content = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => void content.current?.scrollTo(0, 0), [title]);
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
            (content.current?.querySelector<HTMLElement>(firstField) ?? content.current)?.focus();
          }}
          onCloseAutoFocus={() => nowIn(opener)?.focus({ preventScroll: true })}
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

/** An element of the page, or, where it has been replaced, the link that leads to the same place. */
function nowIn(opener: Element | null): HTMLElement | null {
  if (!opener || opener === document.body) return null;
  const address = opener.getAttribute("href");
  const same = opener.isConnected || !address ? opener : document.querySelector(`main [href="${CSS.escape(address)}"]`);
  return same as HTMLElement | null;
}
