import type { ReactNode } from "react";
import { ButtonLink } from "../base/button-link.tsx";
import { EmptyState } from "../base/empty-state.tsx";
import { PageHead } from "./page-head.tsx";

type Props = {
  title: string;
  /** The settings that the list belongs to. */
  over: { href: string; label: string };
  add: { href: string; label: string };
  /** `action` comes before the way to add one. */
  empty: { title: string; text: string; action?: { href: string; label: string } };
  /** The table; nothing while there is no record. */
  children: ReactNode;
};

/** The page of the records of one kind, with the way to add one. */
export function RecordList({ title, over, add, empty, children }: Props) {
  return (
    <>
      <PageHead
        title={title}
        over={<a href={over.href}>{over.label}</a>}
        actions={
          (children || empty.action) && (
            <ButtonLink href={add.href} tone="main" icon="plus">
              {add.label}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        {children || (
          <EmptyState title={empty.title} action={empty.action ?? add}>
            {empty.text}
          </EmptyState>
        )}
      </div>
    </>
  );
}
