import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useBusy } from './button.tsx'

test.each(['good', 'bad'] as const)(
  'a button is busy until its work has come to a %s end, which its caller hears of',
  async (end) => {
    const { result } = renderHook(useBusy)
    const work = Promise.withResolvers<string>()
    const busy = () => result.current[0]
    expect(busy()).toBe(false)
    let heard: Promise<string> | undefined
    act(() => {
      heard = result.current[1](work.promise)
    })
    expect(busy()).toBe(true)
    await act(async () => {
      if (end === 'good') work.resolve('saved')
      else work.reject(new Error('broken'))
      await heard?.catch(() => {})
    })
    expect(busy()).toBe(false)
    if (end === 'good') await expect(heard).resolves.toBe('saved')
    else await expect(heard).rejects.toThrow('broken')
  },
)
