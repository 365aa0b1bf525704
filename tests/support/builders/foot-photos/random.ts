import { seededChance } from '../../seeded-chance.ts'

export type Range = readonly [number, number]

/** Choices that are the same for the same seed. */
export type Random = {
  readonly among: (range: Range) => number
  readonly share: () => number
  readonly isLucky: (share: number) => boolean
  readonly pick: <Value>(values: readonly Value[]) => Value
  /** One of several, each with its weight. */
  readonly weigh: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name
}

export function createRandom(seed: number): Random {
  const chance = seededChance(Math.imul(seed, 2654435761) ^ 0x5f3759df)
  return {
    among: ([low, high]) => low + (high - low) * chance(),
    share: chance,
    isLucky: (share) => chance() < share,
    pick: <Value>(values: readonly Value[]): Value => values[Math.floor(chance() * values.length)] as Value,
    weigh: <Name extends string>(weights: Readonly<Record<Name, number>>): Name => {
      const names = Object.keys(weights) as Name[]
      let left = chance() * names.reduce((sum, name) => sum + weights[name], 0)
      for (const name of names) {
        left -= weights[name]
        if (left < 0) return name
      }
      return names[0] as Name
    },
  }
}

/** Draws until something fits. What never fits is a fault of the ranges, and said instead of sought for ever. */
export function drawUntil<Value>(draw: () => Value | undefined): Value {
  for (let go = 0; go < 2000; go++) {
    const value = draw()
    if (value !== undefined) return value
  }
  throw new Error('Nothing that was drawn fits: the ranges leave no room')
}
