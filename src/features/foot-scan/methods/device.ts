import { useState } from 'react'

export type Device = {
  /** A handheld device with a camera that can be held above a sheet. */
  readonly isPhone: boolean
  /** In-app browsers and old phones may lack workers to process a photo, or file inputs to choose one. */
  readonly canMeasure: boolean
}

/** What this device can do, by feature detection rather than by its name. */
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

/** A browser without file support disables the file input. */
function takesFiles(): boolean {
  const field = document.createElement('input')
  field.type = 'file'
  return !field.disabled
}
