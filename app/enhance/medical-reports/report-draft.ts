import { useEffect, useRef, useState } from "react";
import { openCopies, type Copy } from "./report-copies.ts";
import { ReportKeeper, type Kept } from "./report-keeper.ts";
import type { Draft } from "./report-post.ts";

type Props = {
  formId: string;
  /** One key for each drawing of the page. */
  formKey: string;
  /** Address that saves drafts. */
  href: string;
  about: string;
  draft: Draft | null;
  undecided: boolean;
  /** The owner of the copies on the device, and the key that seals them; without it nothing is kept. */
  author: { profile: number; deviceKey: string } | null;
  /** The address of the report on this page, also before there is a draft: from then on the draft's, to return to. */
  addressOf?: (uuid: string | null) => string;
};

/** The basis of a new report, as the name of the copy on the device. */
export const aboutNew = (patient: string, visit: string | number = "", corrects: string | number = "") =>
  [patient, visit, corrects].join();

/** Autosaves a report's form (report-keeper.ts); answers its state and the draft that the form saves to. */
export function useReportDraft({ formId, formKey, href, about, draft: first, undecided, author, addressOf }: Props) {
  const [kept, setKept] = useState<Kept>({ is: "still" });
  const [draft, setDraft] = useState(first);
  const [offered, setOffered] = useState<Copy | null>(null);
  const keeper = useRef<ReportKeeper>();
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
    const report = (kept: Kept, now: Draft | null) => {
      if (left) return;
      setKept(kept);
      setDraft(now);
      if (now) moveTo(now.uuid);
    };
    void openCopies(profile, deviceKey)
      .catch(() => null)
      .then((copies) => {
        if (left) return;
        keeper.current = new ReportKeeper({
          form,
          href,
          about,
          draft: first,
          undecided,
          copies,
          newKey: () => `${formKey}-${++saves.current}`,
          report,
          offer: setOffered,
        });
      });
    return () => {
      left = true;
      keeper.current?.end();
      keeper.current = undefined;
    };
    // The initial state of the page counts: autosave continues from there.
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
