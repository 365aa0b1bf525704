import { useState } from 'react'

export type Device = {
  /** Held in a hand: it has a camera, and whoever holds it can hold it above a sheet. */
  readonly isPhone: boolean
  /** Pages within other apps and old phones may have no way to read a photo beside the page, or to be given one. */
  readonly canMeasure: boolean
}

/** What this device can do, by what its browser has and not by its name. */
export function useDevice(): Device {
  const [device] = useState(readDevice)
  return device
}

function readDevice(): Device {
  return {
    isPhone: 'matchMedia' in globalThis && matchMedia('(hover: none) and (pointer: coarse)').matches,
    canMeasure: ['Worker', 'OffscreenCanvas', 'createImageBitmap'].every((name) => name in globalThis) && takesFiles(),
  }
}

/** A browser that takes no files says so of its own field. */
function takesFiles(): boolean {
  const field = document.createElement('input')
  field.type = 'file'
  return !field.disabled
}
