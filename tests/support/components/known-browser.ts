import { readTokens, writeTokens } from '#src/features/session/token-cookies.ts'

/** A token of somebody that ends in so many seconds; that it is the shop's own only the shop could tell. */
export function tokenFor(who: string, seconds = 3_600): string {
  const claims = { sub: who, exp: Math.floor(Date.now() / 1_000) + seconds }
  return `e30.${btoa(JSON.stringify(claims))}.sign`
}

/** The browser keeps the tokens of somebody, as after signing in. */
export function storeTokens(who: string, seconds?: number): void {
  writeTokens({ token: tokenFor(who, seconds), refreshToken: `refresh-${who}` })
}

export { readTokens, writeTokens }

/** Another tab says that somebody signed in or out there. */
export function writeTokensInTabs(why = ''): void {
  new BroadcastChannel('hadashi-session').postMessage(why)
}
