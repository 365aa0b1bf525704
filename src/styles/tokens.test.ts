import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const pairs = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
)

function colour(name: string, theme: 'light' | 'dark'): string {
  const value = pairs.get(name)?.[theme]
  if (!value) throw new Error(`no colour is called ${name}`)
  return value
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const themes = ['light', 'dark'] as const
const texts = ['ink', 'quiet', 'accent', 'good', 'caution', 'wrong']
const grounds = ['ground', 'raised', 'wash']

test.each(themes)('every text can be read on every ground, %s', (theme) => {
  const hard = texts.flatMap((text) =>
    grounds
      .filter((ground) => contrast(colour(text, theme), colour(ground, theme)) < 4.5)
      .map((ground) => `${text} on ${ground}`),
  )
  expect(hard).toEqual([])
})

test.each(themes)('the text of a button can be read, at rest and under the pointer, %s', (theme) => {
  expect(contrast(colour('on-ink', theme), colour('ink', theme))).toBeGreaterThan(4.5)
  expect(contrast(colour('on-ink', theme), colour('accent', theme))).toBeGreaterThan(4.5)
})
