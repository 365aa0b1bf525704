type Calls = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>
type Wish = { readonly name: string; readonly args: readonly unknown[] }

/** A port whose source is loaded once the page is hydrated. */
export type LatePort<Source> = Source & { connect(source: Source): void }

/**
 * Stands for what comes late. Until it is connected it answers as `early` does, and keeps the wishes of the calls that are
 * named; the same call is kept once. Listeners hear of the connection, and of every change from then on.
 */
export function latePort<Source extends object>(
  early: Source,
  { keeps = [] }: { readonly keeps?: readonly (keyof Source & string)[] } = {},
): LatePort<Source> {
  const listeners = new Set<() => void>()
  let wishes: readonly Wish[] = []
  let source: Source | undefined
  const ask = ({ name, args }: Wish) => ((source ?? early) as Calls)[name]?.(...args)
  const call =
    (name: string) =>
    (...args: unknown[]) => {
      const isKept = !source && keeps.some((kept) => kept === name)
      if (isKept && !wishes.some((wish) => isSame(wish, { name, args }))) wishes = [...wishes, { name, args }]
      return ask({ name, args })
    }
  const tellAll = () => {
    for (const tell of listeners) tell()
  }
  const onChange = (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  }
  return {
    ...(Object.fromEntries(Object.keys(early).map((name) => [name, call(name)])) as Source),
    ...('onChange' in early ? { onChange } : {}),
    connect(late) {
      source = late
      ask({ name: 'onChange', args: [tellAll] })
      for (const wish of wishes) ask(wish)
      wishes = []
      tellAll()
    },
  }
}

function isSame(one: Wish, other: Wish): boolean {
  const isLong = one.args.length === other.args.length
  return isLong && one.name === other.name && one.args.every((arg, place) => arg === other.args[place])
}
