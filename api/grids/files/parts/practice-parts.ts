import { name, wallClock, type Parts } from "./part.ts";

/** The columns of files that columns of lists of what a centre offers and works with give. */
export const practiceParts = {
  percent: [{ type: "integer", of: (percent) => percent }],
  "external-link": [{ type: "text", of: (address) => address }],
  "procedure-name": [name],
  color: [{ type: "text", of: (color, { colors }) => colors[color] }],
  "procedure-type": [{ type: "text", of: ({ type }, { procedureTypes }) => procedureTypes[type] }],
  "vat-rate": [{ type: "text", of: (rate, { vatRates }) => vatRates[rate] }],
  "procedure-profiles": [{ type: "text", of: (names, { givenByNobody }) => names.join(", ") || givenByNobody }],
  "additional-procedure-name": [name],
  facility: [name],
  "facility-type": [{ type: "text", of: (type, { facilityTypes }) => facilityTypes[type] }],
  "facility-profiles": [{ type: "text", of: (names, { usedByAll }) => names.join(", ") || usedByAll }],
  profile: [{ type: "text", of: ({ fullName }) => fullName }],
  profession: [
    {
      type: "text",
      of: ({ profession, role }, { professions, roles }) => `${professions[profession]}, ${roles[role]}`,
    },
  ],
  "second-factor": [{ type: "time", of: ({ since }) => since && wallClock(new Date(since)) }],
  "last-login": [{ type: "time", of: ({ at }) => at && wallClock(new Date(at)) }],
  "open-sessions": [{ type: "integer", of: (number) => number }],
  "profile-state": [{ type: "text", of: ({ state }, { profileStates }) => profileStates[state] }],
  "report-template": [name],
  "template-procedure": [{ type: "text", of: ({ name }, { phrase }) => name ?? phrase }],
  "template-owner": [{ type: "text", of: (owner, { templateOwners }) => templateOwners[owner] }],
  priced: [name],
  "price-target": [{ type: "text", of: (target, { priceTargets }) => priceTargets[target] }],
  "coming-price": [
    { type: "money", of: ({ price }) => price },
    { type: "date", of: ({ from }) => new Date(from), suffix: "from" },
  ],
} satisfies Partial<Parts>;
