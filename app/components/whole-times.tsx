/** A text whose ranges of time do not break: `13:15–13:45`. */
export const WholeTimes = ({ text }: { text: string }) =>
  text.split(/(\d{1,2}:\d\d–\d{1,2}:\d\d)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="nw">
        {part}
      </span>
    ),
  );
