/** An e-mail address: one that is too long for its line breaks before the domain. */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <EmailText email={email} />
  </a>
);

/** The same where it leads nowhere. */
export function EmailText({ email }: { email: string }) {
  const [name, domain] = email.split(/(?=@)/);
  return (
    <span>
      {name}
      <wbr />
      {domain}
    </span>
  );
}
