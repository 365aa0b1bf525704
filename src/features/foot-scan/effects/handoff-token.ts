/** The secret in the fragment of an address, as the router has it. */
export function handoffToken(hash: string): string | undefined {
  return /^scan=(.+)$/.exec(hash)?.[1]
}
