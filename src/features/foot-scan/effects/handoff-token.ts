/** The secret in the URL's fragment, as the router provides it. */
export function handoffToken(hash: string): string | undefined {
  return /^scan=(.+)$/.exec(hash)?.[1]
}
