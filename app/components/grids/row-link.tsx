type Props = {
  href: string;
  label: string;
  name: string;
  /** Leads to a page without scripts, such as one for the printer. */
  hard?: boolean;
};

/** A step with a row: the name of the row tells those who hear it which one. */
export const RowLink = ({ href, label, name, hard }: Props) => (
  <a href={href} data-hard={hard ? "" : undefined}>
    {label}
    <span className="vh"> {name}</span>
  </a>
);
