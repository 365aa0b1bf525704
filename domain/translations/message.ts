/**
 * A text in Lingui's compiled form: strings, and placeholders between them. A placeholder has a name and an optional
 * format: `['count', 'plural', { one: [...], other: [...] }]`.
 */
export type MessagePart = string | readonly [name: string, kind?: string, how?: unknown]
export type Message = readonly MessagePart[]

/** Deeper than any text of ours, and shallow enough for recursion. */
const deepest = 6

/** Validates a message from elsewhere; `undefined` if it is not well formed. */
export function readMessage(given: unknown, depth = deepest): Message | undefined {
  if (!Array.isArray(given) || depth === 0) return undefined
  return given.every((part) => isPart(part, depth)) ? (given as Message) : undefined
}

function isPart(part: unknown, depth: number): part is MessagePart {
  if (typeof part === 'string') return true
  if (!Array.isArray(part) || part.length === 0 || part.length > 3) return false
  const [name, kind, how] = part
  if (typeof name !== 'string' || (kind !== undefined && typeof kind !== 'string')) return false
  const hasChoices = typeof how === 'object' && how !== null
  // Requires `other`, so that every value has a text.
  if (/^(plural|select|selectordinal)$/.test(kind ?? '') && !(hasChoices && Object.hasOwn(how, 'other'))) return false
  return hasChoices
    ? Object.entries(how).every(([key, one]) => isChoice(key, one, depth))
    : how === undefined || typeof how === 'string'
}

/** `offset` is the only number among the choices; date formats have named options. */
function isChoice(key: string, value: unknown, depth: number): boolean {
  if (key === 'offset') return value === undefined || value === null || typeof value === 'number'
  return typeof value === 'string' || readMessage(value, depth - 1) !== undefined
}

/** The placeholders of a text, their formats, and its tags (`<0>a link</0>`), which a screen fills in. */
type Shape = {
  readonly places: ReadonlySet<string>
  readonly forms: ReadonlySet<string>
  readonly marks: ReadonlySet<string>
}

const mark = /<\/?(\w+)\s*\/?>/g

/**
 * Whether a text can replace a built-in one: it has the same placeholders and the same tags, so that no price or link
 * is lost and no markup is injected. A plain placeholder may replace a formatted one.
 */
export function fits(message: Message, builtIn: Message): boolean {
  const [wanted, given] = [messageShape(message), messageShape(builtIn)]
  const holds = (all: ReadonlySet<string>, some: ReadonlySet<string>) => [...some].every((one) => all.has(one))
  const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>) => holds(some, others) && holds(others, some)
  return isSame(given.places, wanted.places) && holds(given.forms, wanted.forms) && isSame(given.marks, wanted.marks)
}

function messageShape(message: Message): Shape {
  const places = new Set<string>()
  const forms = new Set<string>()
  const marks = new Set<string>()
  const walk = (one: Message): void => {
    for (const part of one) {
      if (typeof part === 'string') for (const [, name = ''] of part.matchAll(mark)) marks.add(name)
      else {
        const [name, kind, how] = part
        places.add(name)
        if (kind !== undefined) forms.add(`${name} ${kind}`)
        if (typeof how === 'object' && how !== null) for (const choice of Object.values(how)) walkChoice(choice)
      }
    }
  }
  const walkChoice = (choice: unknown): void => {
    if (Array.isArray(choice)) walk(choice as Message)
  }
  walk(message)
  return { places, forms, marks }
}

/** Selects the texts that fit the built-in text of the same key. */
export function fitting(
  texts: Readonly<Record<string, Message>>,
  builtIn: Readonly<Record<string, unknown>>,
): Record<string, Message> {
  const known = Object.entries(texts).filter(([key, text]) => {
    const own = Object.hasOwn(builtIn, key) ? readMessage(builtIn[key]) : undefined
    return own !== undefined && fits(text, own)
  })
  return Object.fromEntries(known)
}
