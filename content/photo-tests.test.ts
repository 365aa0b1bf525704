import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { keepTogether } from '#domain/typography/keep-together.ts'
import { contentOf } from './content-of.ts'
import { photoTests } from './photo-tests.ts'
import { textsIn } from './texts-in.ts'
import { traceTests } from './trace-tests.ts'

const languages = settings.languages.available

test.each(languages)(
  'what came out of testing is told whole in one place, and in short where measuring is promised, in %s',
  (language) => {
    const { inFull, inShort } = photoTests[language]
    const pages = (['/', '/about', '/faq', '/get-foot-scan', '/shop_tabbi', '/terms-and-conditions'] as const).map(
      (path) => [path, textsIn(contentOf(path, language))] as const,
    )
    const pagesWith = (text: string) =>
      pages.flatMap(([path, texts]) => (texts.join('\n').includes(keepTogether(text)) ? [path] : []))
    for (const text of inFull) expect(pagesWith(text)).toEqual(['/get-foot-scan'])
    expect(pagesWith(inShort)).toEqual(['/', '/about', '/faq'])
    for (const path of pagesWith(inShort))
      expect(JSON.stringify(contentOf(path, language))).toContain('"hash":"tested"')
  },
)

test.each(languages)('the page that measures a photo says the same of it as the shop, in %s', (language) => {
  const catalog = readFileSync(`src/locales/dev/${language}.po`, 'utf8')
  expect(catalog).toContain(`msgstr "${photoTests[language].inShort}"\n`)
})

test.each(languages)('what was tried of drawn outlines is told where they are measured, in %s', (language) => {
  const catalog = readFileSync(`src/features/foot-trace/texts/${language}.po`, 'utf8')
  for (const text of traceTests[language]) {
    expect(catalog).toContain(`msgstr "${text}"\n`)
    expect(textsIn(contentOf('/get-foot-scan', language))).toContain(keepTogether(text))
  }
})
