import { expect, test } from 'vitest'
import { type MarkStyle, placeCallouts } from './draw-marks.ts'

const style = (width: number): MarkStyle => ({ width, height: 400, ink: '', paper: '', font: '', textPx: 15 })
const callout = (x: number, y: number, text = '1 mm') => ({ x, y, text, note: '' })

test('places a callout at the nearer edge, at the height of its point', () => {
  const placed = placeCallouts([callout(100, 200), callout(700, 150)], style(800))
  expect(placed.map(({ isLeft, y }) => [isLeft, y])).toEqual([
    [true, 200],
    [false, 150],
  ])
})

test('callouts overlap neither each other nor the edges and controls of the picture', () => {
  const placed = placeCallouts([callout(90, 210), callout(100, 200), callout(80, 2)], style(800))
  const heights = placed.map(({ y }) => y)
  for (const [index, y] of heights.slice(1).entries()) expect(y - (heights[index] ?? 0)).toBeGreaterThan(15 * 2.5)
  expect(Math.min(...heights)).toBeGreaterThan(15)
  expect(placeCallouts([callout(90, 900)], style(800))[0]?.y).toBeLessThan(400 - 15 * 2)
})

test('a narrow picture shows the first two callouts', () => {
  const three = [callout(90, 100, 'first'), callout(100, 200, 'second'), callout(80, 300, 'third')]
  expect(placeCallouts(three, style(358)).map(({ callout: { text } }) => text)).toEqual(['first', 'second'])
  expect(placeCallouts(three, style(800))).toHaveLength(3)
})
