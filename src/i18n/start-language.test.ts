import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { createActorRegistry } from '#src/actors/actors.ts'
import { createPageLanguage } from './page-language.ts'
import { startLanguage } from './start-language.ts'

test('the prerendered language is not set up again, another one is', async () => {
  const history = createMemoryHistory({ initialEntries: ['/about?lang=en'] })
  const sources = { messages: async () => ({}), content: async () => undefined }
  const page = createPageLanguage(history, sources, { saved: () => undefined, write: () => {} })
  const [actors, setUp] = [createActorRegistry(), vi.fn(() => Promise.reject(new Error('The texts did not come')))]
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const written = vi.spyOn(history, 'replace')
  const choice = startLanguage({
    actors,
    history,
    page,
    found: { language: 'en', cameFrom: 'browser' },
    setUp,
    loadTranslations: async () => {},
    notifyLoadFailed: () => {},
    leaveFor: () => {},
  })
  await expect.poll(choice.state).toBe('ready')
  expect(setUp).not.toHaveBeenCalled()
  expect(choice.cameFrom()).toBe('browser')
  expect(written).not.toHaveBeenCalled()
  history.push('/ja/about')
  await expect.poll(choice.state).toBe('unset')
  expect(setUp).toHaveBeenCalledTimes(1)
  logged.mockClear()
  for (const actor of actors.running().values()) actor.stop()
})
