import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";

export type FlashMessage = {
  text: string;
  variant?: "success" | "info" | "warning" | "error";
  /** Milliseconds after which it leaves on its own: 5000, or 7500 for the raw words of the API. */
  closesAfter?: number;
  /** Stays until it is closed. */
  sticky?: boolean;
};
type Shown = FlashMessage & { id: number };

const icons: Record<NonNullable<FlashMessage["variant"]>, IconName> = {
  success: "check",
  info: "info",
  warning: "warning",
  error: "warning",
};

/** What the last write has to tell. Later messages join those still shown; without scripts they go with the page. */
export function Flash({ messages }: { messages: FlashMessage[] }) {
  const { t } = useTranslation("common");
  const taken = useRef(messages);
  const nextId = useRef(messages.length);
  const [shown, setShown] = useState<Shown[]>(() => messages.map((message, id) => ({ ...message, id })));
  useEffect(() => {
    if (taken.current === messages) return;
    taken.current = messages;
    setShown((before) => [...before, ...messages.map((message) => ({ ...message, id: nextId.current++ }))]);
  }, [messages]);

  if (shown.length === 0) return null;
  return (
    <div className="flashes">
      {shown.map(({ id, ...message }) => (
        <Message key={id} {...message} onClose={() => setShown((before) => before.filter((one) => one.id !== id))} />
      ))}
      {shown.length > 1 && (
        <button type="button" className="btn s" onClick={() => setShown([])}>{t("clearAll")}</button>
      )}
    </div>
  );
}

function Message({ text, variant = "success", closesAfter = 5000, sticky, onClose }: FlashMessage & { onClose: () => void }) {
  const { t } = useTranslation("common");
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (sticky) return;
    const timer = setTimeout(() => close.current(), closesAfter);
    return () => clearTimeout(timer);
  }, [sticky, closesAfter]);
  return (
    <div role={variant === "error" ? "alert" : "status"}>
      <button type="button" className={`flash ${variant}`} onClick={onClose} title={t("closeMessage")}>
        <Icon name={icons[variant]} />
        <span>{text}</span>
        <Icon name="close" />
      </button>
    </div>
  );
}
