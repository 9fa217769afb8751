import { href } from "#app/paths/href.ts";
import { noticePages } from "#app/paths/center/notices.ts";
import { MailState } from "../../accounts/mail-state.tsx";
import { EmailText } from "../../base/email-link.tsx";
import { useLocale, type Cells } from "./cell.ts";

/** The cells of mails. */
export const mailCells = {
  mail: ({ value: { id, subject } }) => <a href={href(useLocale(), noticePages.outboxMail, { id })}>{subject}</a>,
  recipient: ({ value }) => <EmailText email={value} />,
  "mail-state": ({ value }) => <MailState {...value} />,
} satisfies Cells;
