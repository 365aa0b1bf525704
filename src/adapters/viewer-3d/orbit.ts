/** The camera position: angles around the centre of what is shown, and the zoom. */
export type Orbit = { readonly aroundDeg: number; readonly aboveDeg: number; readonly nearness: number }

/** From the outer side of the toes of the right shoe, as its wearer sees a pair on the floor. */
export const home: Orbit = { aroundDeg: -38, aboveDeg: 32, nearness: 1 }

const [lowest, highest] = [-80, 88]
const [furthest, nearest] = [0.6, 4]

export type OrbitStep = { readonly aroundDeg?: number; readonly aboveDeg?: number; readonly times?: number }

/** Applies a step: the azimuth is unlimited, the elevation never turns the view over. */
export function moved(orbit: Orbit, { aroundDeg = 0, aboveDeg = 0, times = 1 }: OrbitStep): Orbit {
  return {
    aroundDeg: orbit.aroundDeg + aroundDeg,
    aboveDeg: within(orbit.aboveDeg + aboveDeg, lowest, highest),
    nearness: within(orbit.nearness * times, furthest, nearest),
  }
}

export function between(from: Orbit, to: Orbit, share: number): Orbit {
  const mix = (one: number, other: number) => one + (other - one) * share
  return {
    aroundDeg: mix(from.aroundDeg, to.aroundDeg),
    aboveDeg: mix(from.aboveDeg, to.aboveDeg),
    nearness: mix(from.nearness, to.nearness),
  }
}

/** The unit vector from the centre to the camera. */
export function towards({ aroundDeg, aboveDeg }: Orbit): readonly [number, number, number] {
  const [around, above] = [(aroundDeg * Math.PI) / 180, (aboveDeg * Math.PI) / 180]
  return [Math.cos(around) * Math.cos(above), Math.sin(around) * Math.cos(above), Math.sin(above)]
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
