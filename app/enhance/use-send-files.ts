import { useRef, useState, type FormEvent } from "react";

/** The refusals in words, and the number of files that were accepted all the same. */
type Refused = { files: string[]; attached?: number };

/**
 * Sends a form with files and shows its progress; `href` takes the same form and answers the next address, or the
 * refusals. On any other result the form is sent once more by the browser.
 */
export function useSendFiles(href: string) {
  const [sent, setSent] = useState<number>();
  const [refused, setRefused] = useState<Refused>();
  const busy = useRef(false);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const plainly = () => form.submit();
    const request = new XMLHttpRequest();
    request.open("POST", href);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && setSent(loaded / total);
    request.onerror = plainly;
    request.onload = () => {
      const answer = answerOf(request);
      if (!answer) return plainly();
      if ("href" in answer) return window.location.assign(answer.href);
      busy.current = false;
      setSent(undefined);
      setRefused(answer);
    };
    setSent(0);
    request.send(new FormData(form));
  }
  return { sent, refused, onSubmit };
}

function answerOf({ responseText }: XMLHttpRequest): { href: string } | Refused | null {
  try {
    const answer = JSON.parse(responseText) as { href?: string; files?: string[]; attached?: number };
    if (answer.href) return { href: answer.href };
    return answer.files?.length ? { files: answer.files, attached: answer.attached } : null;
  } catch {
    return null;
  }
}
