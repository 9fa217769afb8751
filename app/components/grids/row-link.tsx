/** A step with a row: the name of the row tells those who hear it which one. */
export const RowLink = ({ href, label, name }: { href: string; label: string; name: string }) => (
  <a href={href}>
    {label}
    <span className="vh"> {name}</span>
  </a>
);
