import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callLanguage } from './saved-language.ts'

function clearSavedLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test is the browser
  document.cookie = 'language=; Max-Age=0; Path=/'
  localStorage.clear()
}
beforeEach(clearSavedLanguage)
afterEach(() => {
  clearSavedLanguage()
  vi.restoreAllMocks()
})

test.each([
  ['the cookie first', 'ja', 'en', ['en-GB'], 'ja'],
  ['then what the browser keeps', undefined, 'ja', ['en-GB'], 'ja'],
  ['then what the browser prefers', undefined, undefined, ['fr', 'ja-JP', 'en'], 'ja'],
  ['English, when nothing of it is ours', undefined, undefined, ['fr'], 'en'],
  ['what was saved and is not ours says nothing', 'fr', undefined, ['ja'], 'ja'],
  ['a cookie that is not ours leaves it to what the browser keeps', 'fr', 'ja', ['en'], 'ja'],
])('the language of a call: %s', (_, cookie, cookieLanguage, preferred, language) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test is the browser
  if (cookie) document.cookie = `language=${cookie}; Path=/`
  if (cookieLanguage) localStorage.setItem('hadashi-language', cookieLanguage)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  expect(callLanguage()).toBe(language)
})

test('with storage forbidden the browser is asked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja'])
  expect(callLanguage()).toBe('ja')
})
