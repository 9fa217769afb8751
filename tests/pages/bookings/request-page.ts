import { ids } from "#tests/cast/people.ts";
import { withProofOfWork } from "#tests/kit/bookings.ts";
import type { Page } from "#tests/kit/pages.ts";

/** The page of the cast's centre for requests, and its step for therapy. */
export const page = "/rezervace/u-lipy";
export const service = `${page}?service=${ids.procedures.therapy}`;

/** A patient as typed into the form. */
export const typed = {
  name: "Věra",
  surname: "Zelená",
  dateOfBirth: "1. 2. 1980",
  sex: "FEMALE",
  email: "vera@example.com",
  phone: "601 222 333",
  issue: "Bolest ramene",
};

/** A form as it is filled in, with the work done. */
export const withProof = (app: Parameters<typeof withProofOfWork>[0], filled: Record<string, string | string[]>) =>
  withProofOfWork(app, { ...filled, uuid: String(filled.uuid) });

/** The addresses of the times that a page offers. */
export const timesOf = (shown: Pick<Page, "all">) =>
  shown.all(".slots a").map((link) => String(link.getAttribute("href")).replaceAll("&amp;", "&"));
