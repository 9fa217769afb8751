const steps = (pin: string) => [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10);

/** PINs that are guessed first: one digit or a pair over and over, a row up or down, a likely year of birth. */
export function isTrivialPin(pin: string): boolean {
  const [first, ...others] = steps(pin);
  const isRow = [0, 1, 9].includes(first!) && others.every((step) => step === first);
  const isPairs = [...pin].every((digit, at) => digit === pin[at % 2]);
  const isYear = pin.length === 4 && Number(pin) >= 1900 && Number(pin) <= 2029;
  return isRow || isPairs || isYear;
}
