import { protocolScene } from './protocol-scene.ts'
import type { FootScene } from './scene.ts'

/** A quiet scene to test by: the camera straight above the sheet's middle, a plain dark floor, even light, no noise. */
export function quietScene(change: Partial<FootScene> = {}): FootScene {
  const scene = protocolScene(1)
  return {
    ...scene,
    paper: 'a4',
    camera: {
      xMm: 105,
      yMm: 150,
      zMm: 700,
      tiltDeg: 0,
      towardsDeg: 0,
      rollDeg: 0,
      focal35Mm: 26,
      isFocalKnown: true,
      k1: 0,
      k2: 0,
    },
    foot: { ...scene.foot, side: 'left', lengthMm: 250, bigToeDeg: 8, toeDropsMm: [0, 5, 14, 27, 43] },
    stand: { xMm: 105, toeOutDeg: 0, heelGapMm: 0 },
    sock: null,
    floor: { ...scene.floor, kind: 'plain', base: [0.1, 0.1, 0.1], second: [0.1, 0.1, 0.1], grain: 0, turnDeg: 0 },
    wall: null,
    light: {
      ambient: [1, 1, 1],
      lamps: [{ fromDeg: 90, elevationDeg: 89, colour: [0.2, 0.2, 0.2], softness: 0.3 }],
      shade: null,
      slopeX: 0,
      slopeY: 0,
      glare: null,
    },
    sensor: {
      widthPx: 600,
      heightPx: 800,
      paperLuma: 220,
      whiteBalance: [1, 1, 1],
      vignetting: 0,
      contrast: 0,
      blurPx: 0.5,
      motionPx: 0,
      noise: 0,
      seed: 1,
      jpegQuality: 95,
    },
    ...change,
  }
}
