import { type PerspectiveCamera, Vector3 } from 'three'
import type { Mark } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { drawMarks, type PlacedMark } from './draw-marks.ts'

/**
 * A canvas over the picture for labels. It is invisible to assistive technology, because the page contains
 * the same text.
 */
export function createMarkSheet(element: HTMLElement) {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  canvas.className = 'viewer-marks'
  const vector = new Vector3()
  element.append(canvas)

  return {
    canvas,

    size(width: number, height: number, pointsPerPx: number): void {
      canvas.width = Math.round(width * pointsPerPx)
      canvas.height = Math.round(height * pointsPerPx)
    },

    draw(marks: readonly Mark[], camera: PerspectiveCamera, offsetFor: (side: Mark['side']) => number): void {
      const { clientWidth: width, clientHeight: height } = element
      if (!pen || width === 0) return
      const seen = (side: Mark['side'], [x, y, z]: readonly [number, number, number]) => {
        vector.set(x, y + offsetFor(side), z).project(camera)
        return { x: ((vector.x + 1) / 2) * width, y: ((1 - vector.y) / 2) * height }
      }
      const placed = marks.map(
        (mark): PlacedMark =>
          'at' in mark
            ? { ...seen(mark.side, mark.at), text: mark.text, note: mark.note }
            : { from: seen(mark.side, mark.from), to: seen(mark.side, mark.to), text: mark.text },
      )
      const { color, fontFamily, fontSize } = getComputedStyle(canvas)
      const scale = canvas.width / width
      pen.setTransform(scale, 0, 0, scale, 0, 0)
      drawMarks(pen, placed, {
        width,
        height,
        ink: color,
        paper: getComputedStyle(element).backgroundColor,
        font: fontFamily,
        textPx: Number.parseFloat(fontSize),
      })
    },

    close: () => canvas.remove(),
  }
}
