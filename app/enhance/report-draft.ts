import { useEffect, useRef, useState } from "react";
import { openCopies, type Copy } from "./report-copies.ts";
import { keepReport, type Draft, type Kept } from "./report-keeper.ts";

type Props = {
  formId: string;
  /** One key for each drawing of the page. */
  formKey: string;
  /** Where drafts are kept. */
  href: string;
  about: string;
  draft: Draft | null;
  undecided: boolean;
  /** Whose the copies on the device are, and with what they are sealed; without, nothing is kept. */
  author: { profile: number; deviceKey: string } | null;
  /** The address of what is written on this page, also before there is a draft: from then on it is the page's, to come back to. */
  addressOf?: (uuid: string | null) => string;
};

/** What a new report is about, as the copy on the device is called. */
export const aboutNew = (patient: string, visit: string | number = "", corrects: string | number = "") =>
  [patient, visit, corrects].join();

/** Keeps a report's form while it is typed (report-keeper.ts); tells how it stands and which draft the form saves to. */
export function useReportDraft({ formId, formKey, href, about, draft: first, undecided, author, addressOf }: Props) {
  const [kept, setKept] = useState<Kept>({ is: "still" });
  const [draft, setDraft] = useState(first);
  const [offered, setOffered] = useState<Copy | null>(null);
  const keeper = useRef<ReturnType<typeof keepReport>>();
  const saves = useRef(0);
  const latest = useRef(addressOf);
  useEffect(() => {
    latest.current = addressOf;
  });
  const [profile, deviceKey] = [author?.profile, author?.deviceKey];
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement) || profile === undefined || deviceKey === undefined) return;
    let left = false;
    const moveTo = (uuid: string | null) =>
      latest.current && window.history.replaceState(window.history.state, "", latest.current(uuid));
    if (!first) moveTo(null);
    const tell = (kept: Kept, now: Draft | null) => {
      if (left) return;
      setKept(kept);
      setDraft(now);
      if (now) moveTo(now.uuid);
    };
    void openCopies(profile, deviceKey)
      .catch(() => null)
      .then((copies) => {
        if (left) return;
        keeper.current = keepReport({
          form,
          href,
          about,
          draft: first,
          undecided,
          copies,
          newKey: () => `${formKey}-${++saves.current}`,
          tell,
          offer: setOffered,
        });
      });
    return () => {
      left = true;
      keeper.current?.end();
      keeper.current = undefined;
    };
    // What the page was drawn with counts: the draft goes on by itself from there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [formId, href, about, profile, deviceKey, undecided]);
  const take = () => {
    if (offered) keeper.current?.fill(offered);
    setOffered(null);
  };
  return {
    kept,
    draft,
    offered: offered && { at: offered.at, content: new URLSearchParams(offered.body).get("content") ?? "", take },
  };
}
