import type { IsoDate } from "../time/time.ts";

/** The status of a centre, and the day from which it holds: before it the other one did. Without a day it always has. */
export type VatStatus = { vatPayer: boolean; vatPayerFrom: IsoDate | null };

/** True if a centre pays VAT on a day. */
export const isVatPayerOn = ({ vatPayer, vatPayerFrom }: VatStatus, day: IsoDate): boolean =>
  vatPayerFrom !== null && day < vatPayerFrom ? !vatPayer : vatPayer;

/** True if what a centre charges needs rates of VAT: it pays VAT on this day, or will. */
export const needsVatRates = (status: VatStatus, day: IsoDate): boolean => status.vatPayer || isVatPayerOn(status, day);

/** True if a centre pays VAT, has paid it or will. */
export const everPaysVat = ({ vatPayer, vatPayerFrom }: VatStatus): boolean => vatPayer || vatPayerFrom !== null;
