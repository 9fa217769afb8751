import type { Example } from "../example.ts";
import { EndpointFacts } from "./endpoint-facts.tsx";
import { SummaryText, type SummaryShown } from "./summary-text.tsx";

const report = (day: number) => ({
  uuid: `00000000-0000-4000-8000-00000000000${day}`,
  examinedAt: `2026-03-0${day}T09:00:00Z`,
});
const summary: SummaryShown = {
  state: "READY",
  source: "EXTRACT",
  model: null,
  from: null,
  to: null,
  askedAt: "2026-03-16T09:00:00Z",
  askedBy: { fullName: "Mgr. Petr Šindelář" },
  failure: null,
  sentencesDropped: 0,
  reportsRead: 2,
  reportsTotal: 2,
  stale: false,
  sentences: [
    {
      text: "Funkční porucha bederní páteře, bez kořenového dráždění.",
      passage: "Funkční porucha bederní páteře, bez kořenového dráždění.",
      medicalReport: report(2),
    },
    {
      text: "Subjektivně: bez bolesti, zkouší plavat.",
      passage: "Subjektivně: bez bolesti, zkouší plavat.",
      medicalReport: report(9),
    },
  ],
};
const ofModel = { ...summary, source: "MODEL" as const, model: "maly-model" };
const draw = (shown: SummaryShown) => (
  <SummaryText summary={shown} reportHref={(uuid) => `#${uuid}`} againHref="#znovu" />
);

export const examples: Example[] = [
  { name: "an extract", render: () => draw(summary) },
  {
    name: "stale, of some days, of many reports",
    render: () =>
      draw({ ...summary, stale: true, from: "2026-03-01", to: "2026-03-09", reportsRead: 100, reportsTotal: 612 }),
  },
  {
    name: "of a model",
    render: () =>
      draw({
        ...ofModel,
        sentencesDropped: 3,
        sentences: [{ ...summary.sentences[0]!, text: "Porucha bederní páteře bez kořenového dráždění." }],
      }),
  },
  { name: "the model works", render: () => draw({ ...ofModel, state: "ASKED", sentences: [] }) },
  { name: "the model failed", render: () => draw({ ...ofModel, state: "FAILED", failure: "SILENT", sentences: [] }) },
  {
    name: "where it leads, agreed",
    render: () => (
      <EndpointFacts
        endpoint={{ address: "https://ai.example/v1", model: "maly-model" }}
        consent={{ givenAt: "2026-03-16T09:00:00Z", givenBy: { fullName: "Mgr. Dana Marešová" } }}
      />
    ),
  },
  {
    name: "where it leads, not agreed",
    render: () => <EndpointFacts endpoint={{ address: "https://ai.example/v1", model: "maly-model" }} consent={null} />,
  },
];
