import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shoeColours } from '#domain/shoe/shoe-colours.ts'

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
const texts = ['ink', 'quiet', 'accent', 'good', 'caution', 'error']
const grounds = ['ground', 'raised', 'wash']

test.each(themes)('every text colour has enough contrast on every background, %s', (theme) => {
  const hard = texts.flatMap((text) =>
    grounds
      .filter((ground) => contrast(colour(text, theme), colour(ground, theme)) < 4.5)
      .map((ground) => `${text} on ${ground}`),
  )
  expect(hard).toEqual([])
})

test('text on a photo has enough contrast on its own background', () => {
  const [ink = '', ground = ''] = ['photo-ink', 'on-photo'].map((name) => tokens.match(`--${name}: (#\\w{6});`)?.[1])
  expect(contrast(ink, ground)).toBeGreaterThan(4.5)
})

/** The backgrounds of `on-ink` text: a button at rest, a hovered one, and a danger button. */
const fills = ['ink', 'accent', 'error']

test.each(themes)('button text has enough contrast at rest, on hover and in danger, %s', (theme) => {
  const hard = fills.filter((fill) => contrast(colour('on-ink', theme), colour(fill, theme)) < 4.5)
  expect(hard).toEqual([])
})

/** Control borders, focus rings, ticks, and lines that express a state (WCAG 2.2, 1.4.11). */
const meaningful = ['edge', 'ink', 'accent', 'good', 'caution', 'error']

test.each(themes)('every meaningful line has enough contrast on every background, %s', (theme) => {
  const faint = meaningful.flatMap((line) =>
    grounds
      .filter((ground) => contrast(colour(line, theme), colour(ground, theme)) < 3)
      .map((ground) => `${line} on ${ground}`),
  )
  expect(faint).toEqual([])
})

const folder = 'src'
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && file !== join('styles', 'tokens.css'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

/** The tokens that the styles assign to a property. */
function given(property: RegExp): string[] {
  const lines = sheets.flatMap(({ text }) => [...text.matchAll(property)].map(([line]) => line))
  return lines.flatMap((line) => Array.from(line.matchAll(/var\(--([\w-]+)/g), ([, name = '']) => name))
}

test('text uses only colours that these tests cover', () => {
  // --face and --tone are set only to one of the text colours.
  const known = [...texts, 'on-ink', 'photo-ink', 'face', 'tone']
  expect(given(/(?<![\w-])(color|--face|--tone):[^;]*/g).filter((name) => !known.includes(name))).toEqual([])
})

test('backgrounds use only colours that these tests cover', () => {
  // Shapes without text on them: lines, ticks, ruler marks, pictures of shoes, the light behind a photo, the
  // backdrop of a dialog, the dot of a ring.
  const bare = [
    'line',
    'edge',
    'tone',
    'mark',
    'place',
    'stage',
    'paper',
    'halo',
    'veil',
    'ring',
    'shoe-black',
    'shoe-grey',
    'shoe-green',
    'shoe-brown',
  ]
  const known = [...grounds, ...fills, ...bare, 'face', 'on-photo']
  expect(given(/(?<![\w-])background:[^;]*/g).filter((name) => !known.includes(name))).toEqual([])
})

test('controls use the visible border colour, not the pale line between paragraphs', () => {
  const pale = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/\.(control|quantity|radio-card|button|swatch)[^{}]*\{[^}]*border[^;}]*var\(--line\)/g)].map(
      () => file,
    ),
  )
  expect(pale).toEqual([])
})

test('raw colours occur only in the tokens', () => {
  const raw = sheets.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab)a?\(/gi), ([found]) => `${file}: ${found}`),
  )
  expect(raw).toEqual([])
})

test('a shoe has the same colour in the styles and in its 3D files', () => {
  const swatches = Array.from(tokens.matchAll(/--shoe-(\w+): (#\w{6})/g), ([, name, colour]) => [name, colour])
  expect(Object.fromEntries(swatches)).toEqual(shoeColours)
})
