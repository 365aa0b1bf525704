import type { PhotoFault } from '#domain/foot/photo/photo-question.ts'
import { protocolScene } from './protocol-scene.ts'
import type { FootScene } from './scene.ts'

/** Ways to break the protocol, each with the codes that are right for it, the best first. */
export const brokenKinds = {
  dark: ['dark'],
} as const satisfies Record<string, readonly PhotoFault[]>

export type BrokenKind = keyof typeof brokenKinds

export function brokenScene(_kind: BrokenKind, seed: number): FootScene {
  const scene = protocolScene(seed)
  return { ...scene, sensor: { ...scene.sensor, paperLuma: 40, noise: 8 } }
}
