/**
 * The arithmetic of the shoe. It uses only + - * / and the square root, which every engine rounds alike: so Node and
 * every browser compute the same numbers and the same shoe.
 */

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 below `from`, 1 above `to`, smooth in between. */
export function smoothStep(from: number, to: number, at: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** The minimum of two distances, with a fillet where they meet (quadratic, after I. Quilez). */
export function smoothMin(a: number, b: number, fillet: number): number {
  const near = Math.max(fillet - Math.abs(a - b), 0) / fillet
  return Math.min(a, b) - near * near * fillet * 0.25
}

/** The maximum of two distances, with a rounded edge. */
export function smoothMax(a: number, b: number, rounding: number): number {
  const near = Math.max(rounding - Math.abs(a - b), 0) / rounding
  return Math.max(a, b) + near * near * rounding * 0.25
}

export function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

export function length3(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z)
}

/** `value` to the power 2.5, for values from 0. */
export function power25(value: number): number {
  return value * value * Math.sqrt(value)
}

/** `value` to the power 0.4: the fifth root by Newton's method, squared. */
export function power04(value: number): number {
  // Starts above the root; from there the iteration decreases steadily.
  let root = value > 1 ? 0.8 + 0.2 * value : Math.sqrt(Math.sqrt(value)) + 0.001
  for (let turn = 0; turn < 12; turn += 1) {
    const square = root * root
    const next = root - (root - value / (square * square)) * 0.2
    if (Math.abs(next - root) < 1e-9) return next * next
    root = next
  }
  return root * root
}
