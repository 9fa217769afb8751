import type { freePlaces as cs } from "../cs/free-places.ts";
import type { Words } from "../words.ts";

export const freePlaces = {
  title: "Free times",
  search: "Search for",
  find: "Find",
  procedure: "Service",
  noProcedure: "No service, by length",
  minutes: "{{count}} min",
  duration: "Length in minutes",
  people: "Who",
  from: "From",
  to: "To",
  part: "Part of the day",
  parts: { any: "Any time", morning: "Morning", afternoon: "Afternoon" },
  weekdays: "Days",
  anyDay: "any",
  anybody: "anyone",
  anywhere: "anywhere",
  facilities: "Rooms and equipment",
  forPatient: "For {{name}}. Only times when the patient is free too.",
  anyPatient: "Search without a patient",
  wrong: "We cannot search for free times yet",
  touching:
    "“Follows on” means that the time directly adjoins another event, a break or the edge of the shift, so no gap is left.",
  touches: "follows on",
  book: "Book",
  showAll: "Show more times",
  only: "This is the most the page can show. For later times, start from a later date.",
  beginTitle: "What are you looking for?",
  beginText: "Choose a service, or enter the length in minutes. The rest narrows the search.",
  nothingTitle: "Nothing is free in this period",
  nothingText:
    "Try a longer period, another part of the day or more people. Someone must offer the service and have working hours.",
} as const satisfies Words<typeof cs>;
