import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { askedAlthoughLeftOut, unasked, withoutUnasked } from './fewer-bytes.ts'

const installed = (file: string) => readFileSync(join(import.meta.dirname, '../../node_modules', file), 'utf8')

/** The names of all pieces of that kind, in a row. */
const namesIn = (code: string, { piece }: (typeof unasked)[number]) =>
  [...code.matchAll(new RegExp(`^${piece('(?<name>\\w+)')}\n`, 'gm'))].map(({ groups }) => groups?.name ?? '')

test.each(unasked.map((one) => [one.file, one] as const))(
  '%s loses those pieces, and keeps the others',
  (file, one) => {
    const whole = installed(file)
    const left = withoutUnasked(one, whole)
    expect(() => parseAst(left)).not.toThrow()
    const others = namesIn(whole, one).filter((name) => !one.names.includes(name))
    expect(others).not.toEqual(namesIn(whole, one))
    expect(namesIn(left, one)).toEqual(others)
  },
)

test('a library that has put a piece elsewhere, or has two of it, stops the build', () => {
  const [react] = unasked
  if (!react) throw new Error('Nothing is left out')
  const line = 'exports.Children = Children;\n'
  expect(withoutUnasked(react, `a()\n${line}b()\n`)).toBe('a()\nb()\n')
  for (const code of ['exports.other = other;\n', line + line])
    expect(() => withoutUnasked(react, code)).toThrow('Children is not where it was')
})

test('a chunk that asks for a piece that is left out is named with it', () => {
  expect(askedAlthoughLeftOut('let a=r.Children.map(b),c=t(`Link`)')).toEqual(['Children', 'Link'])
  expect(askedAlthoughLeftOut('let Children=1,a={Link:2},b=`Link by mail`')).toEqual([])
})
