import type { Example } from "../example.ts";
import { FreePlaces } from "./free-places.tsx";
import { FreePlacesFilter } from "./free-places-filter.tsx";

const jana = { id: 1, fullName: "Mgr. Jana Horáková" };
const maximilian = { id: 2, fullName: "MUDr. Maximilian Freiherr von Untersteinbacher-Hohenlohe" };
const gym = { id: 3, name: "Tělocvična" };
const options = {
  procedures: [{ value: "1", label: "Individuální LTV, 45 min" }],
  staffs: [jana, maximilian].map(({ id, fullName }) => ({ value: String(id), label: fullName })),
  facilities: [{ value: "3", label: "Tělocvična" }],
};

export const examples: Example[] = [
  {
    name: "free times of two days",
    render: () => (
      <>
        <FreePlacesFilter
          options={options}
          asked={{ procedure: 1, from: "25. 11. 2026", to: "8. 12. 2026", part: "morning", staffs: [1] }}
          keep={{}}
        />
        <FreePlaces
          bookHref={({ beginAt }) => `#${beginAt}`}
          places={[
            {
              beginAt: "2026-11-25T07:30:00Z",
              endAt: "2026-11-25T08:15:00Z",
              profile: jana,
              facilities: [gym],
              touches: true,
            },
            {
              beginAt: "2026-11-26T07:30:00Z",
              endAt: "2026-11-26T08:15:00Z",
              profile: maximilian,
              facilities: [],
              touches: false,
            },
            {
              beginAt: "2026-11-25T13:00:00Z",
              endAt: "2026-11-25T13:45:00Z",
              profile: maximilian,
              facilities: [gym],
              touches: true,
            },
          ]}
        />
      </>
    ),
  },
  {
    name: "free times without rooms",
    render: () => (
      <FreePlaces
        bookHref={() => "#"}
        places={[
          {
            beginAt: "2026-11-25T07:30:00Z",
            endAt: "2026-11-25T08:15:00Z",
            profile: jana,
            facilities: [],
            touches: false,
          },
        ]}
      />
    ),
  },
];
