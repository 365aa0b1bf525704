export type Axis = { readonly name: string; readonly ticks: readonly number[] }

export type PlotLine = {
  readonly side: 'left' | 'right'
  readonly name: string
  readonly points: readonly (readonly [x: number, y: number])[]
}

/** Maps the values of an axis to the drawing. The first and last tick are its ends. */
export function plotScale({ ticks }: Axis, from: number, to: number): (value: number) => number {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)]
  return (value) => Math.round((from + ((value - first) / (last - first)) * (to - from)) * 10) / 10
}
