/** The plain paragraphs of a wording, parted by empty lines. */
export function WordingText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, at) => (
    <p key={at} className="lines mb">
      {paragraph}
    </p>
  ));
}
