import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import { withPlainSpaces } from '#domain/typography/join-with-no-break.ts'
import { builtInTexts } from './built-in-texts.ts'

const texts = builtInTexts('.')

test('the texts that operators change have the same no-break spaces as those that customers read', () => {
  const named = texts.flatMap((text) => [text.texts.en, text.texts.ja]).filter((text) => /Tabi\sGen\s01/.test(text))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((text) => text.includes('Tabi Gen'))).toEqual([])
})

test('a no-break space changes the key of no text', () => {
  const editorial = texts.filter(({ place }) => place)
  expect(editorial.some(({ texts: { en } }) => en.includes('\u00a0'))).toBe(true)
  for (const {
    key,
    texts: { en },
  } of editorial)
    expect(key.split('.')[1]).toBe(generateMessageId(withPlainSpaces(en)))
})
