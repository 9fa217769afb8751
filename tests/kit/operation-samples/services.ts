import { secondStale, secondGone, type Samples } from "./sample.ts";

const price = `price: { amount: 25000, currency: "CZK" }, vatRate: ZERO`;

export const services: Samples = {
  "Query.facilities": { call: () => `facilities { name }`, stranger: "own" },
  "Query.procedures": { call: () => `procedures { name }`, stranger: "own" },
  "Query.procedure": {
    call: (at) =>
      `procedure(id: ${at.procedures.therapy}) { name profileIds facilityIds removed comingEvents waitingPatients version }`,
  },
  "Query.additionalProcedures": { call: () => `additionalProcedures { name }`, stranger: "own" },
  "Query.additionalProcedure": {
    call: (at) =>
      `additionalProcedure(id: ${at.additionalProcedures.tape}) { name price { amount currency } vatRate version }`,
  },
  "Query.facility": {
    call: (at) => `facility(id: ${at.facilities.gym}) { name profileIds removed comingEvents version }`,
  },
  "Mutation.procedureCreate": {
    call: (at) =>
      `procedureCreate(input: { name: "Masáž", type: INDIVIDUAL, uzisType: OTHER, duration: 30, ${price}, color: PINK, profileIds: [${at.profiles.paramedic}], facilityIds: [${at.facilities.laser}] }) { id }`,
    stranger: "invalidInput",
  },
  "Mutation.proceduresCreate": {
    call: (at) =>
      `proceduresCreate(inputs: [{ name: "Masáž", type: INDIVIDUAL, uzisType: OTHER, duration: 30, ${price}, color: PINK, profileIds: [${at.profiles.paramedic}] }]) { id }`,
    stranger: "invalidInput",
  },
  "Mutation.procedureUpdate": {
    call: (at) =>
      `procedureUpdate(procedure: ${at.procedures.examination}, version: 1, input: { description: "x" }) { id }`,
    fault: secondStale,
  },
  "Mutation.procedureVatRateUpdate": {
    call: (at) => `procedureVatRateUpdate(procedure: ${at.procedures.examination}, vatRate: REDUCED) { vatRate }`,
  },
  "Mutation.procedureRemove": {
    call: (at) => `procedureRemove(procedure: ${at.procedures.group}) { removed }`,
    fault: secondGone,
  },
  "Mutation.additionalProcedureCreate": {
    call: () => `additionalProcedureCreate(input: { name: "Míč", ${price} }) { id }`,
    stranger: "own",
  },
  "Mutation.additionalProcedureUpdate": {
    call: (at) =>
      `additionalProcedureUpdate(additionalProcedure: ${at.additionalProcedures.tape}, version: 1, input: { name: "Páska" }) { id }`,
    fault: secondStale,
  },
  "Mutation.additionalProcedureVatRateUpdate": {
    call: (at) =>
      `additionalProcedureVatRateUpdate(additionalProcedure: ${at.additionalProcedures.tape}, vatRate: PRIMARY) { vatRate }`,
  },
  "Mutation.additionalProcedureRemove": {
    call: (at) => `additionalProcedureRemove(additionalProcedure: ${at.additionalProcedures.band}) { id }`,
    fault: secondGone,
  },
  "Mutation.facilityCreate": {
    call: (at) =>
      `facilityCreate(input: { name: "Bazén", facilityType: ROOM, profileIds: [${at.profiles.paramedic}] }) { id }`,
    stranger: "invalidInput",
  },
  "Mutation.facilityUpdate": {
    call: (at) => `facilityUpdate(facility: ${at.facilities.laser}, version: 1, input: { name: "Laser 2" }) { id }`,
    fault: secondStale,
  },
  "Mutation.facilityRemove": {
    call: (at) => `facilityRemove(facility: ${at.facilities.gym}) { removed }`,
    fault: secondGone,
  },
};
