/** An address by which its owner recognises it, and others do not learn it: "d•••@lipa.example". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = at > 2 ? email : "";
  return `${first}•••${email.slice(at)}`;
}
