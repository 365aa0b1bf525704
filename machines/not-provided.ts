/** Stands for an effect that a machine names and does not know: whoever starts the machine provides it. */
export const notProvided = (name: string) => (): never => {
  throw new Error(`${name}: not provided`)
}
