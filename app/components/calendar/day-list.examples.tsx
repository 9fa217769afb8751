import type { Example } from "../example.ts";
import { DayList } from "./day-list.tsx";

export const examples: Example[] = [
  {
    name: "a day on paper",
    render: () => (
      <DayList
        people={[
          {
            id: 1,
            name: "Mgr. Jana Horáková",
            days: [
              {
                date: "2026-11-25",
                title: "středa 25. listopadu 2026",
                rows: [
                  {
                    id: "1",
                    free: false,
                    time: "8:30–9:15",
                    what: "",
                    patients: [{ name: "Alena Procházková", born: "1961", phone: "+420601000142" }],
                    service: "Individuální LTV, Tělocvična",
                    note: "Přijde s berlemi.",
                  },
                  {
                    id: "free",
                    free: true,
                    time: "9:15–10:00",
                    what: "",
                    patients: [],
                    service: "",
                    note: "",
                  },
                  { id: "2", free: false, time: "", what: "Dovolená", patients: [], service: "", note: "" },
                ],
              },
            ],
          },
        ]}
      />
    ),
  },
];
