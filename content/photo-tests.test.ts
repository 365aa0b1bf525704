import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { joinWithNoBreak } from '#domain/typography/join-with-no-break.ts'
import { getContent } from './page-contents.ts'
import { photoTests } from './photo-tests.ts'
import { textsIn } from './texts-in.ts'
import { traceTests } from './trace-tests.ts'

const languages = settings.languages.available

test.each(languages)(
  'the full test results are on one page, and the summary is wherever measuring is promised, in %s',
  (language) => {
    const { inFull, summary } = photoTests[language]
    const pages = (['/', '/about', '/faq', '/get-foot-scan', '/shop_tabbi', '/terms-and-conditions'] as const).map(
      (path) => [path, textsIn(getContent(path, language))] as const,
    )
    const pagesWith = (text: string) =>
      pages.flatMap(([path, texts]) => (texts.join('\n').includes(joinWithNoBreak(text)) ? [path] : []))
    for (const text of inFull) expect(pagesWith(text)).toEqual(['/get-foot-scan'])
    expect(pagesWith(summary)).toEqual(['/', '/about', '/faq'])
    for (const path of pagesWith(summary))
      expect(JSON.stringify(getContent(path, language))).toContain('"hash":"tested"')
  },
)

test.each(languages)('the page that measures a photo shows the same summary as the other pages, in %s', (language) => {
  const catalog = readFileSync(`src/locales/dev/${language}.po`, 'utf8')
  expect(catalog).toContain(`msgstr "${photoTests[language].summary}"\n`)
})

test.each(languages)('the page that measures outlines states what was tested, in %s', (language) => {
  const catalog = readFileSync(`src/features/foot-trace/texts/${language}.po`, 'utf8')
  for (const text of traceTests[language]) {
    expect(catalog).toContain(`msgstr "${text}"\n`)
    expect(textsIn(getContent('/get-foot-scan', language))).toContain(joinWithNoBreak(text))
  }
})
