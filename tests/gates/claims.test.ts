import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentOf } from '#content/content-of.ts'
import { textsIn } from '#content/texts-in.ts'
import { contentPaths } from '#domain/content/page-content.ts'
import { type Language, settings } from '#domain/settings.ts'
import { allowedSentences, claimsIn, unusedSentences } from '../../scripts/texts/claims.ts'

const languages = settings.languages.available

function sourcesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The quoted texts of code that are more than one word, or Japanese. */
function quotedIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return (code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []).map((one) => one.slice(1, -1))
}

function catalogTexts(language: Language): string[] {
  const name = language === 'en' ? 'msgid' : 'msgstr'
  return sourcesIn('src', new RegExp(`${language}\\.po$`)).flatMap((catalog) =>
    [...catalog.matchAll(new RegExp(`^${name} ((?:".*"\\n?)+)`, 'gm'))].map(([, quoted = '']) =>
      quoted
        .trim()
        .split('\n')
        .map((line): string => JSON.parse(line))
        .join(''),
    ),
  )
}

const ofCode = ['domain', 'server', 'scripts/build'].flatMap((folder) => sourcesIn(folder, /\.ts$/)).flatMap(quotedIn)
const textsOf = (language: Language) => [
  ...contentPaths.flatMap((path) => textsIn(contentOf(path, language))),
  ...catalogTexts(language),
  ...ofCode,
]

test.each(languages)('no text of the shop promises anything for health, in %s', (language) => {
  const texts = textsOf(language)
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.flatMap((text) => claimsIn(text, language))).toEqual([])
})

test('every allowed sentence has its reason and still stands somewhere', () => {
  expect(unusedSentences(languages.flatMap(textsOf))).toEqual([])
  for (const { sentence, why } of allowedSentences) {
    expect(why.length).toBeGreaterThan(5)
    expect(
      languages.some((language) => claimsIn(sentence, language, []).length > 0),
      sentence,
    ).toBe(true)
  }
})

test.each([
  ['en', 'Our shoe relieves heel pain.'],
  ['en', 'It treats and cures bunions.'],
  ['en', 'Helps with plantar fasciitis'],
  ['en', 'Walk pain-free from day one.'],
  ['en', 'Clinically proven comfort'],
  ['en', 'Doctor-recommended'],
  ['en', 'Improves circulation and posture.'],
  ['en', 'It strengthens your feet.'],
  ['en', 'Prevents injuries'],
  ['en', 'A therapeutic sole'],
  ['en', 'Detox for your feet'],
  ['en', 'Is it a medical product? Yes, it is medical.'],
  ['ja', '外反母趾が治る靴です。'],
  ['ja', '血行を改善します。'],
  ['ja', '足底筋膜炎の予防に'],
  ['ja', '痛みが取れます'],
  ['ja', '医師推奨'],
  ['ja', '姿勢を矯正する効果があります。'],
  ['ja', 'むくみを解消し、代謝を上げます。'],
  ['ja', '履くだけで健康になる。'],
] as const)('in %s this would be refused: %s', (language, text) => {
  expect(claimsIn(text, language)).not.toEqual([])
})

test.each([
  ['en', 'The heel stands no higher than the toes. Health mode is a course.'],
  ['en', 'A secure page; the retreat; a treatise'],
  ['ja', '痛みを感じたらおやめください。'],
] as const)('in %s this is no claim: %s', (language, text) => {
  expect(claimsIn(text, language)).toEqual([])
})
