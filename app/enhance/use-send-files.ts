import { useRef, useState, type FormEvent } from "react";

/** What was refused, in words, and how many files were taken all the same. */
type Refused = { files: string[]; attached?: number };

/**
 * Sends a form with files so that one sees how far it is; `href` takes the same form and answers where to go next, or what
 * was refused. Whatever else comes of it, the form is sent once more as the browser does.
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
