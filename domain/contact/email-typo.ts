/** The most common mail hosts in both countries. */
const knownHosts = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.jp',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.co.jp',
  'ymail.ne.jp',
  'icloud.com',
  'btinternet.com',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'softbank.ne.jp',
  'i.softbank.jp',
] as const

/** Real hosts that are one typo away from a common one. */
const realToo = ['mail.com', 'email.com', 'ymail.com'] as const

/**
 * Suggests the address that may have been meant, if its host is one typo away from a known one. The suggestion is
 * offered and never applied automatically.
 */
export function emailMeant(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1)
  if (at < 1 || [...knownHosts, ...realToo].some((known) => known === host)) return undefined
  const meant = knownHosts.find((known) => isSingleTypo(host, known))
  return meant && `${email.slice(0, at)}@${meant}`
}

/** Whether one character is added, missing or different, or two are swapped. */
function isSingleTypo(typed: string, known: string): boolean {
  let begin = 0
  while (begin < Math.min(typed.length, known.length) && typed[begin] === known[begin]) begin += 1
  const [typedRest, knownRest] = [typed.slice(begin), known.slice(begin)]
  const isExchanged = typedRest[0] === knownRest[1] && typedRest[1] === knownRest[0]
  return (
    typedRest.slice(1) === knownRest ||
    typedRest === knownRest.slice(1) ||
    typedRest.slice(1) === knownRest.slice(1) ||
    (isExchanged && typedRest.slice(2) === knownRest.slice(2))
  )
}
