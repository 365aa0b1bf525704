import type { Source } from './read-source.ts'

/** A word of a private language, and what the field says. */
type BannedWord = { readonly word: RegExp; readonly say: string; readonly allowed?: readonly Allowed[] }
/** Where the word has its common or its trade meaning. */
type Allowed = { readonly files?: RegExp; readonly names?: RegExp; readonly because: string }

/** The measuring of feet keeps the names of its own research. */
const footMeasuring: Allowed = {
  files: /^(domain\/foot\/|tests\/(accuracy|perf\/scan|support\/builders)\/)/,
  because: 'names of the foot measuring',
}

export const bannedWords: readonly BannedWord[] = [
  { word: /^deeds?$/, say: 'command, action or job' },
  { word: /^houses?$/, say: 'provider' },
  { word: /^news$/, say: 'webhook event, status message or sync event' },
  { word: /^slips?$/, say: 'voucher, summary or typo' },
  { word: /^wish(es|ed)?$/, say: 'request or input' },
  { word: /^(troubles?|faults?|hindrances?)$/, say: 'error, or blocker' },
  { word: /^(told|tells?|telling|heard|hears?|hearing)$/, say: 'notify, publish, report or subscribe' },
  {
    word: /^(kept|keeps?|keeping|keepers?)$/,
    say: 'save, store, cache or sync',
    allowed: [{ names: /^keepAlive/, because: 'keep-alive of HTTP' }],
  },
  { word: /^wires?$/, say: 'api' },
  { word: /^mailrooms?$/, say: 'mailer' },
  {
    word: /^letters?$/,
    say: 'mail template',
    allowed: [
      {
        files:
          /lettering|letters|sole-|soles|shoe-width|address|postcode|readings|trace|paper|foot-words|texts\/|place-labels/,
        because: 'signs, or a paper size',
      },
    ],
  },
  {
    word: /^leaves?$/,
    say: 'grant, or unsubscribe',
    allowed: [
      {
        names: /^(on|use|save-?And|confirm|is|set|watch)-?Lea(ve|ving)|^leave|waitlistToLeave/i,
        because: 'a page, a list or a folder is left',
      },
    ],
  },
  {
    word: /^claim(s|ed|er|ing)?$/,
    say: 'lease, acquire or merge',
    allowed: [
      {
        files: /claim|promise|texts|order|docs-page|contract|verification|templates|limit-settings|rate-limits/,
        because: 'an order is claimed; a text makes a claim',
      },
      { names: /^(claims|requiredClaims|decodeClaims)$/, because: 'claims of a JWT' },
    ],
  },
  {
    word: /^rooms?$/,
    say: 'namespace, quota or section',
    allowed: [
      {
        files: /fit|wear|clearance|shoe|viewer|cut-|section|room|sheet|grid|measures|outline|order-summary|numbers/,
        because: 'toe room, and the room of a scene',
      },
    ],
  },
  {
    word: /^late$/,
    say: 'lazy or deferred',
    allowed: [
      {
        names: /^(late_at|isLate|late|lateAnswer|lateDelay|lateMinutes|lateOrder|lateVisit)$/,
        because: 'after its time',
      },
    ],
  },
  {
    word: /^(most|least|usual)$/,
    say: 'max, min or default',
    allowed: [
      { names: /^(leastSquares|LeastSquares|leastCost)/, because: 'names of algorithms' },
      { names: /UsualSize|usualSize|isUsual|usualMm/, because: 'the size that somebody usually wears' },
    ],
  },
  { word: /^otherwise$/, say: 'conflict' },
  { word: /^lots?$/, say: 'cases or random' },
]

/** A type that is named by what happened to it says nothing about what it is. */
const bareParticiple =
  /^(Asked|Given|Known|Told|Found|Seen|Kept|Ended|Said|Heard|Held|Made|Done|Sent|Left|Taken|Wanted|Shown|Read|Written|Paid|Owed|Begun|Drawn|Chosen|Gone|Come|Came|Set|Put|Opened|Closed|Placed|Moved|Added|Removed|Changed|Stored|Saved|Loaded|Answered|Refused|Rejected|Accepted|Listed|Counted|Measured|Printed|Tried|Used|Typed|Marked|Cut|Laid)$/

const ofNames = /[a-z]Of$/
const allowedOfNames = /^(indexOf|lastIndexOf|anyOf|oneOf|allOf|of|instanceOf|typeOf|valueOf)$/

/** `oldNewsOf` is made of old, news and of. */
export const splitName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

function isAllowed(file: string, name: string, allowed: readonly Allowed[]): boolean {
  return [footMeasuring, ...allowed].some(
    ({ files, names }) => (!files || files.test(file)) && (!names || names.test(name)),
  )
}

function findBannedWords(file: string, name: string): string[] {
  return bannedWords.flatMap(({ word, say, allowed = [] }) =>
    splitName(name).some((part) => word.test(part)) && !isAllowed(file, name, allowed) ? [`${name}: say ${say}`] : [],
  )
}

/** The words that a name outside the process has in the meaning of the field. */
const allowedOutside: readonly Allowed[] = [
  { names: /claim/i, because: 'an order is claimed' },
  { names: /^(leave|leaveEditionWaitlist|leaveCountryWaitlist|.*\/waitlist\/leave)$/, because: 'a list is left' },
]

const isOfName = (parts: readonly string[]) => parts[0] === 'of' || (parts.length > 1 && parts.at(-1) === 'of')

/** The same of names that callers, operators, browsers, tables or stored values use; `where` is what kind of name they are. */
export function findOutsideNamingErrors(where: string, names: Iterable<string>): string[] {
  return [...new Set(names)].flatMap((name) => {
    const parts = splitName(name)
    const banned = bannedWords.filter(({ word }) => parts.some((part) => word.test(part)))
    const isAllowedOutside = allowedOutside.some(({ names: allowed }) => allowed?.test(name))
    return [
      ...(isAllowedOutside ? [] : banned.map(({ say }) => `${where} ${name}: say ${say}`)),
      ...(isOfName(parts) ? [`${where} ${name}: no name begins or ends in of`] : []),
    ]
  })
}

/** What the names of a source file say in a private language, each with the word of the field. */
export function findNamingErrors({ file, declares }: Source): string[] {
  const errors = declares.flatMap(({ name, kind }) => [
    ...findBannedWords(file, name),
    ...(kind === 'type' && bareParticiple.test(name) ? [`${name}: name the thing, as in AddToCartInput`] : []),
    ...(ofNames.test(name) && !allowedOfNames.test(name) ? [`${name}: say verb and object instead of -Of`] : []),
  ])
  return [...new Set(errors)].map((error) => `${file}: ${error}`)
}

/** The same of the name of a file. */
export function findFileNamingErrors(file: string): string[] {
  const [base = ''] = file.split('/').slice(-1)
  const stem = base.split('.')[0] ?? ''
  const errors = [...findBannedWords(file, stem), ...(stem.endsWith('-of') ? [`${stem}: no name ends in -of`] : [])]
  return errors.map((error) => `${file}: ${error}`)
}
