import type { CSSProperties } from 'react'

type Props = {
  pairs: number
  /** From the first number to the last, between 0 and 1. */
  at: readonly number[]
  /** What stands below the first mark. */
  label?: string
}

/** So near to an end there is room for one number alone. */
const narrow = 0.12

/** The numbers of the edition as ticks, with marks where something is. It is drawn for the eye: what it says stands beside it in words. */
export function EditionRuler({ pairs, at, label }: Props) {
  const [first = 0] = at
  const isFree = (end: number) => label === undefined || Math.abs(end - first) > narrow
  return (
    <div className="edition-ruler" aria-hidden="true">
      {at.map((place) => (
        <i key={place} style={markAt(place)} />
      ))}
      {label !== undefined && <b style={markAt(first)}>{label}</b>}
      <span>{isFree(0) && 1}</span>
      <span>{isFree(1) && pairs}</span>
    </div>
  )
}

const markAt = (place: number) => ({ '--at': `${place * 100}%` }) as CSSProperties
