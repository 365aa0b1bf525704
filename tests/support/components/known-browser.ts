import { readTokens, writeTokens } from '#src/features/session/token-cookies.ts'

/** A token that expires in `seconds` seconds; only the server could tell that its signature is not valid. */
export function tokenFor(who: string, seconds = 3_600): string {
  const claims = { sub: who, exp: Math.floor(Date.now() / 1_000) + seconds }
  return `e30.${btoa(JSON.stringify(claims))}.sign`
}

/** Stores the tokens of a customer in the browser, as after signing in. */
export function storeTokens(who: string, seconds?: number): void {
  writeTokens({ token: tokenFor(who, seconds), refreshToken: `refresh-${who}` })
}

export { readTokens, writeTokens }

/** Simulates another tab's notice that somebody signed in or out there. */
export function writeTokensInTabs(why = ''): void {
  new BroadcastChannel('hadashi-session').postMessage(why)
}
