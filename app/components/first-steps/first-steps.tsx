import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { LinkList } from "../base/link-list.tsx";

type Step = { label: string; text: string; href: string; done: boolean };
type Props = {
  /** The heading of a part of a page. */
  title?: string;
  text: string;
  steps: Step[];
  /** The way for a centre that comes from another program. */
  bring: { label: string; href: string };
  /** The form that hides the overview, unless it is hidden. */
  close?: { action: string; label: string; idempotencyKey: string };
};

/** The steps of setting up a new centre: each a link, done ones ticked. */
export function FirstSteps({ title, text, steps, bring, close }: Props) {
  return (
    <section className="sheet first-steps" aria-labelledby={title && "first-steps"}>
      <header>
        {title && <h2 id="first-steps">{title}</h2>}
        <p className="mute">{text}</p>
        <p>
          <a href={bring.href}>{bring.label}</a>
        </p>
        {close && (
          <Form action={close.action} idempotencyKey={close.idempotencyKey}>
            <SubmitButton tone="plain" small>
              {close.label}
            </SubmitButton>
          </Form>
        )}
      </header>
      <LinkList items={steps.map(({ done, ...step }) => ({ ...step, icon: done ? "check" : "plus" }))} />
    </section>
  );
}
